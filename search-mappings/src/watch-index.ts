import type { estypes } from '@elastic/elasticsearch'
import { identifierForms, minIdentifierLength } from '@qingdan/matching/identifier.ts'
import { indexKeys, keysOfParts, partsOf } from '@qingdan/matching/keys.ts'
import type { NameKeys, PartyKind } from '@qingdan/matching/model.ts'
import { idsOnly } from './candidate-query.ts'
import { type StoredKeys, toStoredKeys } from './key-fields.ts'
import { indexFormat, subjectIndex } from './subject-index.ts'

/**
 * The index of watched names: a changed subject searches it with each of its names, as a name searches the subjects.
 * It holds ids and keys, no names and no users.
 */

/** A watched name as the index takes it. */
export interface WatchedName {
  id: number
  name: string
  type: PartyKind
  /** As typed, in any spelling. */
  identifiers: readonly string[]
}

/** A watched name as stored: no field is read back but the id. */
export interface WatchedDocument {
  id: string
  type: PartyKind
  keys: StoredKeys
  /** Parts of its words that a search of it asks for. */
  parts: string[]
  identifiers: string[]
}

/** Everything of the index that the engine needs. The names of its fields are those that candidate queries use. */
export const watchIndex: { settings: estypes.IndicesIndexSettings; mappings: estypes.MappingTypeMapping } = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '-1' },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'keyword' },
      parts: { type: 'keyword', doc_values: false, norms: false },
      type: subjectIndex.mappings.properties?.['type'] as estypes.MappingProperty,
      keys: subjectIndex.mappings.properties?.['keys'] as estypes.MappingProperty,
      identifiers: subjectIndex.mappings.properties?.['identifiers'] as estypes.MappingProperty,
    },
  },
}

/** Raise it when its mapping changes, or what its documents hold; keys have their own. */
const watchFormat = 3

/** Index of the watched names with the present mapping and keys. */
export function watchIndexName(prefix: string): string {
  return `${prefix}-watched-f${watchFormat}-${indexFormat}`
}

/** Pattern of the indexes of watched names, with any keys. */
export function watchIndexNames(prefix: string): string {
  return `${prefix}-watched-f*`
}

/** The document of a watched name. */
export function toWatchedDocument({ id, name, type, identifiers }: WatchedName): WatchedDocument {
  return {
    id: String(id),
    type,
    keys: toStoredKeys(keysOf(name, type)),
    parts: partsOf(name, type),
    identifiers: [name, ...identifiers].flatMap(identifierForms).filter((form) => form.length >= minIdentifierLength),
  }
}

/** The watched names with one of these identifiers, given as stored in a subject's document. */
export function buildWatchedByIdentifier(identifiers: readonly string[], type: PartyKind): estypes.SearchRequest {
  const long = identifiers.filter((form) => form.length >= minIdentifierLength)
  return {
    query: { bool: { filter: [{ terms: { identifiers: long } }, { term: { type } }] } },
    size: mostByIdentifier,
    ...idsOnly,
    track_total_hits: false,
  }
}

/** The watched names of which a part of a word is a word of the listed name: written as one, and one half misspelt. */
export function buildWatchedByParts(name: string, type: PartyKind, from: number, size: number): estypes.SearchRequest {
  const should = keysOfParts(keysOf(name, type))
    .slice(0, mostParts)
    .map((parts) => ({ term: { parts } }))
  return {
    query:
      should.length === 0
        ? { match_none: {} }
        : { bool: { should, minimum_should_match: 1, filter: [{ term: { type } }] } },
    from,
    size,
    ...idsOnly,
    track_total_hits: false,
  }
}

function keysOf(name: string, type: PartyKind): NameKeys {
  return indexKeys([{ value: name, quality: 'strong', kind: 'primary' }], type)
}

/** Only watched names of one or two words have parts, and they are no long listed name. */
const mostParts = 200

/** The most hits that the engine gives by default. */
const mostByIdentifier = 10_000
