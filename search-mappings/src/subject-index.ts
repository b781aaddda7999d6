import type { estypes } from '@elastic/elasticsearch'
import { longestStoredInput } from '@qingdan/matching/suggest.ts'
import { indexOnlyFields } from './subject-document.ts'

/**
 * Raise it when the mapping, the stored row or the matcher's keys change: a new index is then built, and the old one is kept for
 * rollback.
 */
export const indexFormat = 11

/** Queried by equality only: no column store, no lengths. */
const key: estypes.MappingProperty = { type: 'keyword', doc_values: false, norms: false }
/** Filtered, sorted or counted by. */
const value: estypes.MappingProperty = { type: 'keyword' }
/** Stored for the result row; neither searched nor parsed. */
const kept: estypes.MappingProperty = { type: 'object', enabled: false }

/** Positions between the words of two names of a subject; a name has at most 600 (`matching/normalise/clean.ts`). */
export const nameGap = 1000

/**
 * The index of subjects as data. Strict: an undeclared field is an error, not a new column. `matching/` analyses all
 * names and stores keys, so the engine needs no plugins.
 */
export const subjectIndex: { settings: estypes.IndicesIndexSettings; mappings: estypes.MappingTypeMapping } = {
  settings: {
    // 20,000 to 1,000,000 subjects are 24–200 MB: one shard, so that scores compare without a second round.
    number_of_shards: 1,
    // No replica on a single node, where it would never turn green; one replica on a cluster.
    auto_expand_replicas: '0-1',
  },
  mappings: {
    dynamic: 'strict',
    // The keys are three quarters of a document and are never read back; the index is rebuilt from the database.
    _source: { excludes: [...indexOnlyFields] },
    properties: {
      id: value,
      type: value,
      subTypes: value,
      isListed: { type: 'boolean' },
      sourceIds: { type: 'integer' },
      countries: value,
      names: kept,
      exactNames: key,
      identifiers: key,
      identifierKinds: { ...key, index: false },
      words: {
        type: 'text',
        // The words are folded already; only the spaces between them separate them.
        analyzer: 'whitespace',
        norms: false,
        // A name has fewer words, so words that are nearer to one another are of one name.
        position_increment_gap: nameGap,
        // The beginning of a word is looked up like a word: without it, it expands to at most 128 words.
        index_prefixes: { min_chars: 1, max_chars: 19 },
      },
      listCount: { type: 'integer' },
      designatedOn: { type: 'date', format: 'strict_date' },
      keys: {
        properties: { token: key, phonetic: key, frame: key, deletion: key, joined: key, han: key, hrom: key },
      },
      suggest: {
        type: 'completion',
        // Inputs and prefixes are folded already: the engine must not split them into words or characters.
        analyzer: 'keyword',
        max_input_length: longestStoredInput,
      },
      row: kept,
    },
  },
}
