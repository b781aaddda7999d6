/** The version of the method: raised when the same pair can score differently. */
export const methodVersion = '3'
