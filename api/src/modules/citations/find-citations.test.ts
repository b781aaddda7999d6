import { describe, expect, it } from 'vitest'
import { citedElsewhere, citedLaws } from './find-citations.ts'

const law = (id: string, names: string[], articles: [string, string][] = []) => ({
  id,
  names,
  articles: new Map(articles),
})
const laws = [
  law('cn-afsl', ['中华人民共和国反外国制裁法', '反外国制裁法', 'Anti-Foreign Sanctions Law'], [['第三条', '3']]),
  law('cn-rules', ['实施《中华人民共和国反外国制裁法》的规定']),
  law('cn-ip', ['专利法']),
  law(
    'us-15-cfr-744',
    [],
    [
      ['744.11', '744.11'],
      ['supplement-4', 'supplement-4'],
    ],
  ),
  law('us-15-cfr-734', [], [['734.9', '734.9']]),
  law('us-22-cfr-120', [], [['120.5', '120.5']]),
]
const cited = (text: string) =>
  citedLaws(text, laws).map((one) => [one.text, one.kind === 'law' ? one.id : null, one.kind === 'law' && one.article])

describe('laws that a text cites', () => {
  it.each([
    ['依据《中华人民共和国反外国制裁法》第三条、第四条规定', [['中华人民共和国反外国制裁法', 'cn-afsl', '3']]],
    ['《反外国制裁法》第九十九条', [['反外国制裁法', 'cn-afsl', null]]],
    ['根据实施《中华人民共和国反外国制裁法》的规定', [['实施《中华人民共和国反外国制裁法》的规定', 'cn-rules', null]]],
    ['Anti-Foreign Sanctions Law, Art. 3', [['Anti-Foreign Sanctions Law', 'cn-afsl', null]]],
    ['《反外国制裁法》第3条第2款', [['反外国制裁法', 'cn-afsl', '3']]],
    ['《反外国制裁法（主席令第九十号）》第3条', [['反外国制裁法', 'cn-afsl', '3']]],
    ['违反专利法', []],
    ['违反《专利法》', [['专利法', 'cn-ip', null]]],
    ['《反外国制裁法实施细则》', []],
    ['《反外国制裁法》《反外国制裁法实施细则》', [['反外国制裁法', 'cn-afsl', null]]],
    ['the anti-foreign sanctions law', [['anti-foreign sanctions law', 'cn-afsl', null]]],
    ['Anti-Foreign Sanctions Lawyers', []],
    [
      'amends 15 CFR parts 734, 736, and 744 and 15 C.F.R. 744.11, on 15 March 744 entities',
      [
        ['744.11', 'us-15-cfr-744', '744.11'],
        ['15 CFR parts 734', 'us-15-cfr-734', null],
        [', and 744', 'us-15-cfr-744', null],
      ],
    ],
    ['22 CFR 744.11 and 22 CFR part 121', []],
    ['22 CFR 120.5(b)', [['22 CFR 120.5', 'us-22-cfr-120', '120.5']]],
    [
      'For all items subject to the EAR, see §§ 734.9(e)¹ and 744.11 of the EAR ²',
      [
        ['734.9', 'us-15-cfr-734', '734.9'],
        ['744.11', 'us-15-cfr-744', '744.11'],
      ],
    ],
    ['15 CFR part 744, Supp. No. 4(a)', [['part 744, Supp. No. 4', 'us-15-cfr-744', 'supplement-4']]],
    ['See § 744.99 and § 746.8 of the EAR', []],
    ['Supplement No. 4 to part 744 of the EAR', [['Supplement No. 4 to part 744', 'us-15-cfr-744', 'supplement-4']]],
    ['Room 744.11, Tower 2', []],
    ['EUR 1744.11 under the EAR', []],
  ])('%s', (text, wanted) => {
    expect(cited(text)).toEqual(wanted)
  })
})

it('reads item codes only where they are called so, and numbers of notices', () => {
  expect(citedElsewhere('items under ECCNs 3A001.a and 3B001').map(({ text }) => text)).toEqual(['3A001', '3B001'])
  expect(citedElsewhere('Flat 3A001')).toEqual([])
  expect(citedElsewhere('Addition of 3A090 to the Commerce Control List', true).map(({ text }) => text)).toEqual([
    '3A090',
  ])
  expect(citedElsewhere('商务部公告2025年第21号')).toEqual([
    { kind: 'notice', text: '公告2025年第21号', year: '2025', number: '21' },
  ])
})
