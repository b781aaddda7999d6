import { type OrganisationWord, organisationWords } from '@qingdan/chinese-names/name-words.ts'
import type { CompanyTerm, TermKind } from './company-term.ts'

/** A legal form at the end is compared apart from the term: 航运公司, shipping company. */
const formInHan = /(?<=..)(?:公司|企业)$/
const formInLatin = / (?:company|companies|corporation|enterprise)$/

/** Bodies that every country has: 法院, 财政部, 兵工厂. */
const bodies = /^..?[部院厂队局署处所]$/

/** Other classes of a word decide what it is in a name before this one. */
const nameClasses = /^(?:person|transliterated-)/

/**
 * The words and terms of organisations' names by what Chinese names say for them, with the kinds of `known` terms. An
 * institution that consists of terms (国防部), or that every country has, is a general term, any other is a trade name (真主旅).
 */
export function organisationTerms(known: ReadonlyMap<string, CompanyTerm>): CompanyTerm[] {
  const byHan = new Map<string, OrganisationWord[]>()
  const legal = new Set<string>()
  for (const row of organisationWords()) {
    const latin = row.latin.replace(formInLatin, '')
    for (const zh of row.zh.map((one) => one.replace(formInHan, '')).filter((one) => one.length > 1)) {
      if (row.class === 'legal') legal.add(zh)
      else byHan.set(zh, [...(byHan.get(zh) ?? []), { ...row, latin }])
    }
  }
  const kinds = new Map<string, TermKind>([...known].map(([zh, { kind }]) => [zh, kind]))
  const classesOf = (zh: string): string[] => (byHan.get(zh) ?? []).map((row) => row.class)
  for (const zh of byHan.keys()) {
    if (!kinds.has(zh)) kinds.set(zh, legal.has(zh) ? 'generic' : kindOf(zh, classesOf(zh)))
  }
  for (const zh of byHan.keys()) {
    const isName = classesOf(zh).every((one) => one === 'institution' || nameClasses.test(one))
    const isGeneral = bodies.test(zh) || isComposed(zh, kinds)
    if (!known.has(zh) && isName && classesOf(zh).includes('institution') && isGeneral) kinds.set(zh, 'generic')
  }
  return [...byHan].map(([zh, words]) => ({
    zh,
    kind: kinds.get(zh) ?? 'trade',
    wordings: wordingsOf(words),
    isPlain: classesOf(zh).includes('quality'),
  }))
}

/** What is left over only with a longer form (hong of hong kong) is no wording. */
function wordingsOf(words: readonly OrganisationWord[]): string[][] {
  const all = words.map(({ latin }) => latin.replace(/['’.]/g, '').split(/[\s-]+/))
  return all.filter(
    (wording) => wording.length > 1 || !all.some((other) => other.length > 1 && other.includes(wording[0] ?? '')),
  )
}

function kindOf(zh: string, classes: readonly string[]): TermKind {
  if (classes.includes('place')) return /[区园]$/.test(zh) ? 'generic' : 'place'
  return classes.includes('industry') ? 'industry' : 'trade'
}

/** True if general terms follow each other from the first character to the last: 国防 | 部. */
function isComposed(zh: string, kinds: ReadonlyMap<string, TermKind>): boolean {
  const ends = new Set([0])
  for (let to = 1; to <= zh.length; to++) {
    for (let from = 0; from < to; from++) {
      const part = zh.slice(from, to)
      const kind = part === zh ? undefined : kinds.get(part)
      if (ends.has(from) && kind !== undefined && kind !== 'trade') ends.add(to)
    }
  }
  return ends.has(zh.length)
}
