import type { RecordName } from '@qingdan/database/record.ts'
import { withoutEnd } from '../../reading/names-in.ts'
import { scriptOf } from '../../reading/script-of.ts'
import type { Warnings } from '../../warnings.ts'
import type { Fields, FsfBlock } from './eu-entity.ts'

/** The words are misspelled in places: "lo quality", "ood quality", "god quality", "low qualitiy". */
const lowQuality = /\blow?[\s-]*q\w*al\w*/i
const goodQuality = /\b(?:g?oo?d|high)[\s-]*q\w*al\w*/i
const formerName =
  /\bf\.?\s?k\.?\s?a\b|\bformer(?:ly)?\s+(?:name|listed|known|called|named|registered|as)|\bformerly\b|\bprevious(?:ly)?\s+(?:name|listed|known|called|named|registered|as)/i
const onlyQuality = /^\W*(?:low?|g?oo?d|high)[\s-]*q\w*al\w*(?:\s+a(?:lias|\.?k\.?a\.?))?\W*$/i

/**
 * The names of an entity, the principal one first. The publisher marks none: that one is in Latin letters, English or of no language, is called
 * no alias, and bears the function and the sex; of several the one entered first. One spelling given in many languages is kept once.
 */
export function toNames(blocks: readonly FsfBlock[], warnings: Warnings): RecordName[] {
  const principal = principalName(blocks)
  const byKey = new Map<string, { name: RecordName; languages: Set<string> }>()
  for (const block of [...blocks].sort((a, b) => Number(b === principal) - Number(a === principal))) {
    const name = toName(block, block === principal, warnings)
    if (name === null) continue
    const { language = '' } = name
    const held = byKey.get(name.value.toLowerCase())
    if (held === undefined) {
      byKey.set(name.value.toLowerCase(), { name, languages: new Set([language]) })
      continue
    }
    held.languages.add(language)
    byKey.set(name.value.toLowerCase(), { ...held, name: merged(held.name, name) })
  }
  return [...byKey.values()].map(({ name, languages }) => withLanguages(name, languages))
}

function principalName(blocks: readonly FsfBlock[]): FsfBlock | undefined {
  const candidates = blocks.filter(({ fields }) => fields['wholeName'])
  const rank = ({ fields, remarks }: FsfBlock): number =>
    16 * Number(!remarks.some((remark) => isAliasRemark(remark))) +
    8 * Number(scriptOf(fields['wholeName'] ?? '') === 'Latn') +
    4 * Number(['', 'EN'].includes(fields['nameLanguage'] ?? '')) +
    2 * Number((fields['function'] ?? '') !== '') +
    Number((fields['gender'] ?? '') !== '')
  return [...candidates].sort((a, b) => rank(b) - rank(a) || enteredAs(a.fields) - enteredAs(b.fields))[0]
}

function enteredAs(fields: Fields): number {
  return Number(fields['logicalId'] ?? Number.MAX_SAFE_INTEGER)
}

function isAliasRemark(remark: string): boolean {
  return lowQuality.test(remark) || goodQuality.test(remark) || formerName.test(remark)
}

function toName({ fields, remarks }: FsfBlock, isPrincipal: boolean, warnings: Warnings): RecordName | null {
  const value = withoutEnd(fields['wholeName'] ?? '')
  if (value === '') return null
  // In all editions seen every name is marked strong; the real quality is in the remark.
  if (!['true', 'false'].includes(fields['strong'] ?? '')) warnings.add('unknown-strength', fields['strong'] ?? '')
  const isWeak = fields['strong'] === 'false' || remarks.some((remark) => lowQuality.test(remark))
  for (const remark of remarks) {
    if (/quali/i.test(remark) && !lowQuality.test(remark) && !goodQuality.test(remark)) {
      warnings.add('unknown-alias-quality', remark)
    }
  }
  const notes = remarks.filter((remark) => !onlyQuality.test(remark)).map((remark) => remark.replace(/\s+/g, ' '))
  const language = (fields['nameLanguage'] ?? '').toLowerCase()
  const parts = partsOf(fields)
  return {
    value,
    kind: remarks.some((remark) => formerName.test(remark)) ? 'fka' : isPrincipal ? 'primary' : 'aka',
    quality: isWeak ? 'weak' : 'strong',
    script: scriptOf(value),
    ...(language === '' ? {} : { language }),
    ...(parts.length < 2 ? {} : { parts }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

function partsOf(fields: Fields): NonNullable<RecordName['parts']> {
  const part = (kind: 'first' | 'middle' | 'last', name: string) => {
    const value = fields[name] ?? ''
    return value === '' ? [] : [{ kind, value }]
  }
  return [...part('first', 'firstName'), ...part('middle', 'middleName'), ...part('last', 'lastName')]
}

/** The same letters twice: the first one's kind, strong where it is given both ways. */
function merged(held: RecordName, other: RecordName): RecordName {
  const notes = [...new Set([held.note, other.note].filter((note) => note !== undefined))]
  return {
    ...held,
    quality: other.quality === 'strong' ? 'strong' : held.quality,
    ...(held.parts === undefined && other.parts !== undefined ? { parts: other.parts } : {}),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

function withLanguages(name: RecordName, languages: ReadonlySet<string>): RecordName {
  const stated = [...languages].filter((language) => language !== '')
  const [only] = stated
  const { language: _, ...rest } = name
  if (stated.length < 2) return only === undefined ? rest : { ...rest, language: only }
  const note = `Languages: ${stated.sort().join(', ')}`
  return { ...rest, note: rest.note === undefined ? note : `${rest.note}; ${note}` }
}
