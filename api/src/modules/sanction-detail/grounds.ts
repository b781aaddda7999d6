import type { MatchEvidence } from '@qingdan/database/schema.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import type { MatchGround } from '../../contract/matches/possible-match.ts'
import { terms } from '../../contract/terms/terms.ts'
import { countryOf } from '../dictionary/countries.ts'

/** Headings of the grounds, for and against. */
const labels: Readonly<Record<string, Bilingual>> = {
  name: { zh: '名称相同', en: 'Same name' },
  'name-rare': { zh: '名称相同，且罕见', en: 'Same name, a rare one' },
  'other-name': { zh: '名称不同', en: 'Different names' },
  'weak-name': { zh: '仅弱别名相同', en: 'Only a weak alias agrees' },
  'birth-date': { zh: '出生日期相同', en: 'Same birth date' },
  'birth-year': { zh: '出生年份相同', en: 'Same year of birth' },
  'near-birth-date': { zh: '出生日期相近', en: 'Birth dates close together' },
  'other-birth-date': { zh: '出生日期不同', en: 'Different birth dates' },
  'birth-place': { zh: '出生地相同', en: 'Same place of birth' },
  country: { zh: '国家/地区相同', en: 'Same country' },
  'other-country': { zh: '国家/地区不同', en: 'Different countries' },
  sex: { zh: '性别相同', en: 'Same sex' },
  'other-sex': { zh: '性别不同', en: 'Different sex' },
  city: { zh: '城市相同', en: 'Same city' },
  'other-city': { zh: '城市不同', en: 'Different cities' },
  address: { zh: '地址相同', en: 'Same address' },
  number: { zh: '编号相同', en: 'Same number' },
  'other-number': { zh: '同类编号不同', en: 'Different numbers of one kind' },
  reference: { zh: '发布机构互引', en: 'Publisher’s cross-reference' },
  'other-reference': { zh: '互引指向他人', en: 'Cross-reference to somebody else' },
  regime: { zh: '制裁项目相同', en: 'Same regime' },
  'other-regime': { zh: '制裁项目不同', en: 'Different regimes' },
  'listed-on': { zh: '列入日期相近', en: 'Listed within weeks of each other' },
  position: { zh: '职务相同', en: 'Same position' },
  'one-list': { zh: '同一清单的两条', en: 'Two entries of one list' },
  prior: { zh: '起点：两条记录多非同一主体', en: 'To begin with: two records are mostly two parties' },
}

/** A kind of a newer version of the rules has no heading yet. */
const unnamed: Bilingual = { zh: '其他依据', en: 'Another ground' }

/** Values of these kinds are always common, however many; of others, two values are the one's and the other's. */
const common: ReadonlySet<string> = new Set([
  'birth-date',
  'birth-year',
  'country',
  'sex',
  'city',
  'number',
  'regime',
  'prior',
])

/** The evidence in words, the strongest first and those against behind. `isFirst`: its first values are those of the reader's own subject. */
export function toGrounds(evidence: readonly MatchEvidence[], isFirst: boolean): MatchGround[] {
  return evidence.map((piece) => toGround(piece, isFirst)).toSorted((a, b) => b.points - a.points)
}

function toGround({ kind, points, values }: MatchEvidence, isFirst: boolean): MatchGround {
  const label = Object.hasOwn(labels, kind) ? (labels[kind] ?? unnamed) : unnamed
  const heading = { kind, points, labelZh: label.zh, labelEn: label.en }
  const [a, b] = values
  const isOfBoth = values.length === 2 && a !== undefined && b !== undefined && a !== b && !common.has(kind)
  if (!isOfBoth || !Object.hasOwn(labels, kind)) {
    const shared = [...new Set(values)].map((value) => inWords(kind, value))
    return { ...heading, shared, own: null, other: null }
  }
  const [own, other] = isFirst ? [a, b] : [b, a]
  return { ...heading, shared: [], own: inWords(kind, own), other: inWords(kind, other) }
}

const sexes: ReadonlySet<string> = new Set(['male', 'female'])

/** Countries by name and sex in words; everything else as compared. */
function inWords(kind: string, value: string): Bilingual {
  if (kind.endsWith('country') && /^[A-Z]{2}$/.test(value)) {
    const { country, countryEn } = countryOf(value)
    return { zh: country ?? value, en: countryEn ?? value }
  }
  if (kind.endsWith('sex') && sexes.has(value)) {
    const sex = value === 'male' ? 'male' : 'female'
    return { zh: terms.zh.sex[sex], en: terms.en.sex[sex] }
  }
  return { zh: value, en: value }
}
