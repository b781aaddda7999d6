import type { estypes } from '@elastic/elasticsearch'

/** Raised when the mapping, or the keys the matcher makes, change: a new index is then built, the old one is left for rollback. */
export const indexFormat = 3

/** Asked for by equality only: no column store, no lengths. */
const key: estypes.MappingProperty = { type: 'keyword', doc_values: false, norms: false }
/** Filtered, sorted or counted by. */
const value: estypes.MappingProperty = { type: 'keyword' }
/** Kept for the result row; neither searched nor parsed. */
const kept: estypes.MappingProperty = { type: 'object', enabled: false }

/**
 * The index of subjects as data. Strict: a field nobody declared is an error, not a new column. All analysis of names is done
 * by `matching/` and stored as keys, so nothing here needs more than the bare engine.
 */
export const subjectIndex: { settings: estypes.IndicesIndexSettings; mappings: estypes.MappingTypeMapping } = {
  settings: {
    // 20,000 to 1,000,000 subjects are 24–200 MB: one shard, so that scores compare without a second round.
    number_of_shards: 1,
    // No copy on a single node, which would never turn green; one on a cluster.
    auto_expand_replicas: '0-1',
  },
  mappings: {
    dynamic: 'strict',
    // The keys are three quarters of a document and no reader wants them back; the index is rebuilt from the database.
    _source: { excludes: ['keys', 'exactNames', 'suggest'] },
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
      keys: {
        properties: { token: key, phonetic: key, frame: key, deletion: key, joined: key, han: key, hrom: key },
      },
      suggest: {
        type: 'completion',
        // Inputs and prefixes come folded: the engine must not cut them into words, or Han into characters.
        analyzer: 'keyword',
        max_input_length: 60,
      },
      row: kept,
    },
  },
}
