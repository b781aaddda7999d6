import type { Fact } from '@qingdan/database/record.ts'
import type { Warnings } from '../../warnings.ts'

interface Concern {
  key: string
  label: string
  letter: string
}

/** Types of concern as METI prints them: by letter under weapons of mass destruction, and conventional weapons. */
const concerns: Readonly<Record<string, Concern>> = {
  生物: { key: 'concern-biological', label: 'Biological weapons', letter: 'B' },
  化学: { key: 'concern-chemical', label: 'Chemical weapons', letter: 'C' },
  ミサイル: { key: 'concern-missile', label: 'Missiles', letter: 'M' },
  核: { key: 'concern-nuclear', label: 'Nuclear weapons', letter: 'N' },
}
const conventional: Concern = { key: 'concern-conventional', label: 'Conventional weapons', letter: 'CW' }

/** "大量破壊兵器等の懸念: ミサイル、核 M,N; 通常兵器の懸念: CW" as one fact each; a word not known stays whole, and is reported. */
export function concernFacts(reason: string, warnings: Warnings): Fact[] {
  return reason.split(/;\s*/).flatMap((part) => {
    const [heading = '', words = ''] = part.split(/:\s*/)
    if (heading === '通常兵器の懸念' && words === 'CW') return [toFact(conventional, heading)]
    const known = words.replace(/[\s,、A-ZＮ]+$/u, '').split('、')
    const found = known.flatMap((word) => concerns[word] ?? [])
    const letters = words.normalize('NFKC').match(/[A-Z]/g)?.join('') ?? ''
    if (heading === '大量破壊兵器等の懸念' && letters === found.map(({ letter }) => letter).join('')) {
      return found.map((concern, index) => toFact(concern, `${heading}: ${known[index] ?? ''}`))
    }
    warnings.add('unknown-concern', part)
    return [{ key: 'concern', label: heading, value: words }]
  })
}

function toFact({ key, label, letter }: Concern, published: string): Fact {
  return { key, label, value: `${letter} (${published})` }
}

/** Whether a fact is a concern about weapons of mass destruction or missiles. */
export function isMassDestruction({ key }: Fact): boolean {
  return Object.values(concerns).some((concern) => concern.key === key)
}
