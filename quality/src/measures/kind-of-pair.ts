import { foldName } from '@qingdan/matching/fold.ts'

/**
 * What makes a pair difficult, judged by the letters only and not by the matcher: `other script`; `same letters`
 * (order, case, marks, spacing); `slip` (one or two letters); `number` (the digits differ); `extra` (all words of one
 * are in the other); `shared word` (some words are equal, others differ); `nothing shared`.
 */
export type PairKind = 'other script' | 'same letters' | 'slip' | 'number' | 'extra' | 'shared word' | 'nothing shared'

const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

export function kindOfPair(name1: string, name2: string): PairKind {
  if (scriptOf(name1) !== scriptOf(name2)) return 'other script'
  const [one, other] = [foldName(name1), foldName(name2)]
  if (letters(one) === letters(other)) return 'same letters'
  if (digits(one) !== digits(other)) return 'number'
  if (distance(one, other) <= Math.min(2, Math.min(one.length, other.length) / 4)) return 'slip'
  const [words, others] = [one.split(' '), other.split(' ')]
  const shared = words.filter((word) => others.includes(word)).length
  if (shared === Math.min(words.length, others.length)) return 'extra'
  return shared === 0 ? 'nothing shared' : 'shared word'
}

function scriptOf(name: string): string {
  const letter = beyondLatin.exec(name)?.[0]
  if (letter === undefined) return 'Latin'
  const scripts = [
    'Han',
    'Cyrillic',
    'Arabic',
    'Hebrew',
    'Greek',
    'Hangul',
    'Thai',
    'Devanagari',
    'Georgian',
    'Armenian',
  ]
  return scripts.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter)) ?? 'another'
}

function letters(folded: string): string {
  return [...folded.replaceAll(' ', '')].sort().join('')
}

function digits(folded: string): string {
  return (folded.match(/\d+/g) ?? []).join(' ')
}

/** Edit distance; two swapped neighbours count as one. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[other.length] ?? 0
}
