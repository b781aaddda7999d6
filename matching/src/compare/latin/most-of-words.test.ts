import { expect, it } from 'vitest'
import { type PreparedName, prepareName } from '../../normalise/prepare.ts'
import { zOf } from '../../score-scale.ts'
import { createEvidence } from '../evidence.ts'
import { commonWords } from './common-words.ts'
import { createEditDistance } from './edit-distance.ts'
import { compareLatin, createLatinWorkspace } from './latin.ts'
import { mostOfWords } from './most-of-words.ts'

const given = 'vladimir volodymyr bill william mohammed muhammad ali xiaoming jean marie sergei sergey abu k'
const family = 'putin petrov petrova huang garcia rodriguez kovalchuk al haq haqqani smith schmidt ivanovich bin li'
const parties =
  'general trading company international bank of iran sberbank rosneft oil gas shipping lines zte factory 112 14 iv co ltd llc gmbh hong kong tech technology technologies us'

/** Names of one to five of the words, some of them misspelt or written as one, the same in every run. */
function randomNames(count: number, list: string, isPerson: boolean): PreparedName[] {
  const words = list.split(' ')
  let state = 5
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
  const word = (): string => {
    const chosen = words[next(words.length)] ?? ''
    const at = next(chosen.length + 1)
    const isWhole = next(4) > 0
    return isWhole ? chosen : chosen.slice(0, at) + String.fromCharCode(97 + next(26)) + chosen.slice(at + next(2))
  }
  const names = Array.from({ length: count }, () => {
    const written = Array.from({ length: 1 + next(5) }, word)
    return prepareName(written.join(next(6) === 0 ? '' : ' '), isPerson)
  })
  // These are compared in two readings, each with its own bound.
  return names.filter((name) => !name.isJoined && name.han === null)
}

it.each([
  [true, `${given} ${family}`],
  [false, parties],
] as const)('is never less than what comparing the names gives (persons: %s)', (isPerson, words) => {
  const names = randomNames(300, words, isPerson)
  const workspace = createLatinWorkspace(createEditDistance(), false)
  const evidence = createEvidence(false)
  const wrong: string[] = []
  let low = 0
  let useful = 0
  for (const one of names) {
    for (const listed of names) {
      const z = compareLatin(one, listed, false, evidence, workspace)
      const common = commonWords(workspace.commonWords, one, listed, workspace.agreements)
      if (!common.isKnown || common.queryAgreeing === 0) continue
      const most = mostOfWords(one, listed, common)
      if (z > most + 1e-9 && z < 4) wrong.push(`${one.text} / ${listed.text}: ${z} ${most}`)
      if (z < zOf(40)) low++
      if (most < zOf(40)) useful++
    }
  }
  expect(wrong).toEqual([])
  expect(useful / low).toBeGreaterThan(0.2)
})
