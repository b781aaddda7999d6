import type { OfacName } from './ofac-document.ts'

/** Builders of names, and values that several parties of the fixture share. */
export const latin = (...parts: [string, string][]) => ({ script: 'Latin', parts })
export const person = (last: string, first: string, middle?: string) =>
  latin(['Last Name', last], ['First Name', first], ...(middle ? [['Middle Name', middle] as [string, string]] : []))
export const entity = (name: string) => latin(['Entity Name', name])
export const also = (spelling: OfacName['spellings'][number], isLowQuality = false): OfacName => ({
  kind: 'A.K.A.',
  spellings: [spelling],
  isLowQuality,
})
export const formerly = (spelling: OfacName['spellings'][number]): OfacName => ({
  kind: 'F.K.A.',
  spellings: [spelling],
})
export const primary = (...spellings: OfacName['spellings']): OfacName => ({ spellings })

export const russia14024 = 'Executive Order 14024 (Russia)'
export const terrorism = 'Executive Order 13224 (Terrorism)'
export const proliferation = 'Executive Order 13382 (Non-proliferation)'
export const kingpin = 'Foreign Narcotics Kingpin Designation Act'
export const secondary = (text: string) => ({ type: 'Secondary sanctions risk:', lookup: text })
export const secondaryTerror = secondary('section 1(b) of Executive Order 13224, as amended by Executive Order 13886')
