import type { HanName } from '../normalise/han-name.ts'
import { companyTerm } from '../tables/company-terms.ts'

/** Words for a company, as opposed to a body: 研究所, 大学. */
export const companyForm = /公司|会社|集团|控股|股份|责任|合伙|企业/

/** An ordinary word and the word for a body, and nothing else: 应用研究所. Names of many parties begin and end so. */
export function isPlainBody({ characters, segments }: HanName): boolean {
  const [word, body] = segments
  if (segments.length !== 2 || word?.kind !== 'trade' || body?.kind !== 'legal') return false
  if (companyForm.test(characters.slice(body.from, body.to).join(''))) return false
  return companyTerm(characters.slice(word.from, word.to).join(''))?.isPlain === true
}
