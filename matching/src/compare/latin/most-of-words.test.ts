import { expect, it } from 'vitest'
import { randomNames } from '../../../test/random-names.ts'
import { type PreparedName, prepareName, wordedOf } from '../../normalise/prepare.ts'
import { zOf } from '../../score-scale.ts'
import { createEvidence } from '../evidence.ts'
import { commonWords } from './common-words.ts'
import { createEditDistance } from './edit-distance.ts'
import { compareLatin, createLatinWorkspace } from './latin.ts'
import { mostOfWords } from './most-of-words.ts'

const given = 'vladimir volodymyr bill william mohammed muhammad ali xiaoming jean marie sergei sergey abu k'
const family = 'putin petrov petrova huang garcia rodriguez kovalchuk al haq haqqani smith schmidt ivanovich bin li'
const parties =
  'general trading company international bank of iran sberbank rosneft oil gas shipping lines zte factory 112 14 iv co ltd llc gmbh hong kong tech technology technologies us zavod plant kazan research institute scientific kzsk niik sk'

/** Names with joined words are compared in two readings, each with its own bound. */
function namesOf(words: string, isPerson: boolean): PreparedName[] {
  return randomNames(300, words)
    .map((text) => prepareName(text, isPerson))
    .flatMap((name) => [name, ...(isPerson ? [] : [wordedOf(name) ?? []].flat())])
    .filter((name) => !name.isJoined && name.han === null)
}

it.each([
  [true, `${given} ${family}`],
  [false, parties],
] as const)('is never less than what comparing the names gives (persons: %s)', (isPerson, words) => {
  const names = namesOf(words, isPerson)
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
