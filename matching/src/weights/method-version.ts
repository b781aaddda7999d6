/** Version of the method: raise it when the same pair can get another score. */
export const methodVersion = '16'
