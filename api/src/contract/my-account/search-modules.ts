/** What searches are recorded of. Apart from the schemas, because the addresses of the page need it at run time and not those. */
export const searchModules = ['sanction', 'chinaSanction', 'eccn', 'item', 'law'] as const
export type SearchModule = (typeof searchModules)[number]
