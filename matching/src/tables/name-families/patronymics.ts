/**
 * Endings of Slavic patronymics in the romanisations of lists: -ovich, -evitch, -avych, -owitsch, -ovits; -ovna, -ivna, Belarusian -auna.
 * Origin: general knowledge; the spellings are those of OFAC, EU, UK, Swiss, Ukrainian and Belarusian entries.
 */
export const sonOf = /[aeiouy]*[vw][iy](?:t?s?ch|tc|c|ts|tz)$/
export const daughterOf = /[aeiouy]*(?:[vw]|u)na$|(?:i|y)chna$/

/** What a given name has after the stem of its patronymic, the usual first: Serge|evich, Serge|i; Grigor|yevich, Grigor|y. */
export const namesOfStem = ['iy', 'ii', 'ij', 'y', 'i', 'ey', 'ei', 'ej', 'ay', 'ai', 'aj', '', 'a', 'o', 'eu', 'io']

/** Endings of Slavic family names in the same romanisations. */
export const slavicFamilyName = /(?:[oe](?:[vw]|ff?)a?|[iy]na?|[iy][iyj]|sk[iy]|aya|aja|aia|[ye]nko|ch[uy]k|[iy]uk)$/
