import type { Ground } from '@qingdan/guided-flows/conditions/evaluate.ts'
import { readCountrySets } from '@qingdan/guided-flows/flows.ts'
import type { Fact, Flow } from '@qingdan/guided-flows/model.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import { countryNameOf } from '../../contract/country-names.ts'
import { type GuidedGround, GuidedSeverity } from '../../contract/guided/run.ts'
import { listCodeNames } from '../../contract/terms/project-words.ts'
import { severityNames } from '../../contract/terms/severity-names.ts'
import { groundValues, seriesNames } from './phrases.ts'

const { sets } = readCountrySets()

/** Why an answer came by itself, with its parts in words. */
export function toGround({ fact, value, relation, against, holds }: Ground, flow: Flow): GuidedGround {
  const named = [...(flow.inputs ?? []), ...(flow.facts ?? [])].find(({ id }) => id === fact)
  const given = Array.isArray(value) ? value : [value]
  const values = given.map((one) => wordsOf(fact, one as string | number | boolean))
  const compared = against.split(', ').map((one) => comparedWith(fact, one))
  return {
    fact: named?.zh ?? fact,
    factEn: named?.en ?? fact,
    value: values.length === 0 ? groundValues.none.zh : values.map(({ zh }) => zh).join('、'),
    valueEn: values.length === 0 ? groundValues.none.en : values.map(({ en }) => en).join(', '),
    // Of nothing there is nothing more to say.
    relation: values.length === 0 ? 'any' : relation,
    against: compared.map(({ zh }) => zh).join('、'),
    againstEn: compared.map(({ en }) => en).join(', '),
    holds,
  }
}

/** A fact and its value in words; undefined is unknown. */
export function toFactWords(id: string, value: Fact | undefined, flow: Flow): { name: Bilingual; value: Bilingual } {
  const named = [...(flow.inputs ?? []), ...(flow.facts ?? [])].find((one) => one.id === id)
  const values =
    value === undefined
      ? [groundValues.unknown]
      : (Array.isArray(value) ? value : [value]).map((one) => wordsOf(id, one))
  const said = values.length === 0 ? [groundValues.none] : values
  return {
    name: { zh: named?.zh ?? id, en: named?.en ?? id },
    value: { zh: said.map(({ zh }) => zh).join('、'), en: said.map(({ en }) => en).join(', ') },
  }
}

/** A value of a fact: a country or a list by its name, an option by its letter, a truth or a severity in words. */
function wordsOf(fact: string, value: Fact): Bilingual {
  const text = String(value)
  if (text === 'true') return groundValues.yes
  if (text === 'false') return groundValues.no
  if (fact === 'type') return sameInBoth({ 1: 'A', 2: 'B', 0: 'C' }[text] ?? text)
  if (/lists$/i.test(fact)) return listCodeNames[text] ?? sameInBoth(text)
  const severity = fact === 'endUse.maxSeverity' ? GuidedSeverity.safeParse(text).data : undefined
  if (severity) return severityNames[severity]
  if (/^[A-Z]{2}$/.test(text)) return { zh: countryNameOf(text, 'zh'), en: countryNameOf(text, 'en') }
  return sameInBoth(text)
}

/** What a fact was held against: a series of codes, a country group, or the place where a list of ours is printed. */
function comparedWith(fact: string, against: string): Bilingual {
  const series = seriesNames[against]
  if (series) return series
  const set = sets[against]
  // What a source says beside its place is for us.
  if (set && !/^[A-E]:\d$/.test(against)) return sameInBoth(set.source.replace(/ \(.*\)$/, ''))
  return wordsOf(fact, against.replace(/^=/, ''))
}

function sameInBoth(text: string): Bilingual {
  return { zh: text, en: text }
}
