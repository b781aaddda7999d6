import type { Bilingual } from '../bilingual.ts'
import type { GuidedGround } from './run.ts'

type Words = Record<'holds' | 'fails', Bilingual>

const said: Bilingual = { zh: '{fact}：{value}', en: '{fact}: {value}' }

/** How a ground is said, by how its fact was tested. */
const words: Readonly<Record<GuidedGround['relation'], Words>> = {
  in: {
    holds: { zh: '{fact} {value} 属于 {against}', en: '{fact} {value} is in {against}' },
    fails: { zh: '{fact} {value} 不属于 {against}', en: '{fact} {value} is not in {against}' },
  },
  is: {
    holds: said,
    fails: { zh: '{fact}：{value}，不是 {against}', en: '{fact}: {value}, not {against}' },
  },
  truth: { holds: said, fails: said },
  include: {
    holds: { zh: '{fact}：{value}，其中有 {against}', en: '{fact}: {value}, with {against} among them' },
    fails: { zh: '{fact}：{value}，其中没有 {against}', en: '{fact}: {value}, without {against}' },
  },
  any: { holds: said, fails: said },
  since: {
    holds: { zh: '{fact} {value}，不早于 {against}', en: '{fact} {value}, not before {against}' },
    fails: { zh: '{fact} {value}，早于 {against}', en: '{fact} {value}, before {against}' },
  },
}

/** Why an answer came by itself, as a sentence: 目的地 越南 属于 D:1. */
export function groundText(ground: GuidedGround): Bilingual {
  const { relation, holds } = ground
  const { zh, en } = words[relation][holds ? 'holds' : 'fails']
  return {
    zh: fill(zh, ground.fact, ground.value, ground.against),
    en: fill(en, ground.factEn, ground.valueEn, ground.againstEn),
  }
}

/** The sentences of several grounds, each once: some differ only in what the fact was held against. */
export function groundTexts(grounds: readonly GuidedGround[]): Bilingual[] {
  return [...new Map(grounds.map(groundText).map((text) => [text.zh, text])).values()]
}

function fill(sentence: string, fact: string, value: string, against: string): string {
  return sentence
    .replace('{fact}', () => fact)
    .replace('{value}', () => value)
    .replace('{against}', () => against)
}
