import type { NamePartKind, RecordName } from '@qingdan/database/record.ts'
import { isFamilyFirst, type Origin } from '../../formats/ofac/family-first.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { childrenNamed, childText } from '../../reading/xml/element-access.ts'
import type { XmlElement } from '../../reading/xml/read-elements.ts'
import type { Warnings } from '../../warnings.ts'

const partKinds: Readonly<Record<string, NamePartKind>> = {
  'given-name': 'first',
  'further-given-name': 'middle',
  'father-name': 'patronymic',
  'grand-father-name': 'patronymic',
  'family-name': 'last',
  'maiden-name': 'maiden',
  'tribal-name': 'other',
  suffix: 'other',
  other: 'other',
  'whole-name': 'entity',
}

const kinds: Readonly<Record<string, RecordName['kind']>> = {
  'primary-name': 'primary',
  alias: 'aka',
  'formerly-known-as': 'fka',
}

interface Part {
  kind: NamePartKind
  value: string
  /** Other spellings, by language and script. */
  variants: ReadonlyMap<string, readonly string[]>
}

/** Who is named: a person's family name comes last, except where it does not. */
export interface Bearer {
  isPerson: boolean
  isMain: boolean
  origin: Origin
}

/** The titles among the parts of a name ("Dr.", "General"). */
export function titlesOf(element: XmlElement): string[] {
  return childrenNamed(element, 'name-part')
    .filter(({ attributes }) => attributes['name-part-type'] === 'title')
    .map((part) => childText(part, 'value'))
    .filter((title) => title !== '')
}

/** A name and its other spellings, each whole. The name of a further identity is an alias. */
export function toNames(element: XmlElement, bearer: Bearer, warnings: Warnings): RecordName[] {
  const { 'name-type': type = '', quality = '' } = element.attributes
  const stated = kinds[type]
  if (stated === undefined) warnings.add('unknown-name-type', type)
  if (!['good', 'low', ''].includes(quality)) warnings.add('unknown-alias-quality', quality)
  const parts = inReadingOrder(partsOf(element, warnings), bearer)
  if (parts.length === 0) return []
  const kind = stated === 'primary' && !bearer.isMain ? 'aka' : (stated ?? 'aka')
  const isWeak = quality !== 'good' && quality !== ''
  const whole = toName(
    parts.map(({ value }) => value),
    kind,
    isWeak,
  )
  const named = bearer.isPerson && parts.length > 1 ? { parts: parts.map((part) => withoutVariants(part)) } : {}
  return [{ ...whole, ...named }, ...spellings(parts, isWeak)]
}

function partsOf(element: XmlElement, warnings: Warnings): Part[] {
  return childrenNamed(element, 'name-part')
    .filter(({ attributes }) => attributes['name-part-type'] !== 'title')
    .sort((a, b) => Number(a.attributes['order']) - Number(b.attributes['order']))
    .flatMap((part) => {
      const type = part.attributes['name-part-type'] ?? ''
      const kind = partKinds[type]
      if (kind === undefined) warnings.add('unknown-name-part-type', type)
      const value = childText(part, 'value')
      const variants = Map.groupBy(
        childrenNamed(part, 'spelling-variant').filter(({ text }) => text !== ''),
        ({ attributes }) => `${attributes['lang']} ${attributes['script']}`,
      )
      // "-" stands where a part is not known.
      if (value === '' || value === '-') return []
      const texts = [...variants].map(([key, elements]) => [key, elements.map(({ text }) => text)] as const)
      return [{ kind: kind ?? 'other', value, variants: new Map(texts) }]
    })
}

/** The list prints the family name first, for everybody. */
function inReadingOrder(parts: readonly Part[], { isPerson, origin }: Bearer): readonly Part[] {
  const family = parts.filter(({ kind }) => kind === 'last')
  const others = parts.filter(({ kind }) => kind !== 'last')
  const given = others.find(({ kind }) => kind === 'first')?.value ?? ''
  return isPerson && !isFamilyFirst(origin, given) ? [...others, ...family] : [...family, ...others]
}

/** A spelling of some parts only is completed with the parts as they are; in two scripts it is a weak name. */
function spellings(parts: readonly Part[], isWeak: boolean): RecordName[] {
  const keys = [...new Set(parts.flatMap(({ variants }) => [...variants.keys()]))]
  return keys.flatMap((key) => {
    const most = Math.max(...parts.map(({ variants }) => variants.get(key)?.length ?? 0))
    return Array.from({ length: most }, (_, at) => {
      const values = parts.map(({ value, variants }) => variants.get(key)?.[at] ?? value)
      const scripts = new Set(values.map(scriptOf))
      return toName(values, 'aka', isWeak || scripts.size > 1)
    })
  })
}

function toName(values: readonly string[], kind: RecordName['kind'], isWeak: boolean): RecordName {
  const value = values.join(' ')
  return { value, kind, quality: isWeak ? 'weak' : 'strong', script: scriptOf(value) }
}

function withoutVariants({ kind, value }: Part): { kind: NamePartKind; value: string } {
  return { kind, value }
}
