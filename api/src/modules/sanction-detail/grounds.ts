import type { MatchEvidence } from '@qingdan/database/schema.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import type { MatchGround } from '../../contract/matches/possible-match.ts'
import { differingLabels, groundLabels, unnamedGround } from './ground-phrases.ts'
import { inWords, type ListNames } from './ground-values.ts'

/** The evidence may be of newer rules. */
const labels: Readonly<Partial<Record<string, Bilingual>>> = groundLabels

/** Values of these kinds are always common, however many; of others, two values are the one's and the other's. */
const common: ReadonlySet<string> = new Set(['birth-date', 'country', 'sex', 'city', 'address', 'number', 'regime'])

/** The evidence in words, the strongest first and those against behind. `isFirst`: its first values are those of the reader's own subject. */
export function toGrounds(evidence: readonly MatchEvidence[], isFirst: boolean, lists: ListNames): MatchGround[] {
  return evidence.map((piece) => toGround(piece, isFirst, lists)).toSorted((a, b) => b.points - a.points)
}

function toGround({ kind, points, values }: MatchEvidence, isFirst: boolean, lists: ListNames): MatchGround {
  const isNamed = Object.hasOwn(labels, kind)
  const [a, b] = values
  const isOfBoth = isNamed && values.length === 2 && a !== undefined && b !== undefined && !common.has(kind)
  const differ = isOfBoth && a.toLowerCase() !== b.toLowerCase()
  const label = (isNamed && ((differ && differingLabels[kind]) || labels[kind])) || unnamedGround
  const heading = { kind, points, labelZh: label.zh, labelEn: label.en }
  if (!differ) {
    const stated = isOfBoth ? [a] : [...new Set(values)]
    return { ...heading, shared: stated.map((value) => inWords(kind, value, lists)), own: null, other: null }
  }
  const [own, other] = isFirst ? [a, b] : [b, a]
  return { ...heading, shared: [], own: inWords(kind, own, lists), other: inWords(kind, other, lists) }
}
