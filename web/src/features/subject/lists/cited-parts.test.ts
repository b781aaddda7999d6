import type { Citation } from '@qingdan/api/contract/citation.ts'
import { expect, it } from 'vitest'
import { partsOf } from './cited-parts.ts'

const law = (text: string): Citation => ({ kind: 'law', text, id: `law of ${text}`, article: null })
const linked = (text: string, cited: string[]) =>
  partsOf(text, cited.map(law)).map((part) => (part.citation === null ? part.text : `[${part.text}]`))

it.each([
  [
    'See §§ 734.9(e) and 744.11 of the EAR',
    ['744.11', '734.9'],
    ['See §§ ', '[734.9]', '(e) and ', '[744.11]', ' of the EAR'],
  ],
  ['See § 744.11of the EAR', ['744.11'], ['See § ', '[744.11]', 'of the EAR']],
  ['§ 744.113, 1744.11', ['744.11'], ['§ 744.113, 1744.11']],
  [
    '《中华人民共和国反外国制裁法》第三条',
    ['反外国制裁法', '中华人民共和国反外国制裁法'],
    ['《', '[中华人民共和国反外国制裁法]', '》第三条'],
  ],
  ['744.11, 744.11', ['744.11'], ['[744.11]', ', ', '[744.11]']],
  ['nothing cited', [], ['nothing cited']],
])('parts "%s" at what it cites', (text, cited, wanted) => {
  expect(linked(text, cited)).toEqual(wanted)
})
