import { describe, expect, it } from 'vitest'
import { readConfig, readOptionalLists } from './config.ts'

const complete = { DATABASE_URL: 'postgres://u:secret@localhost/qd', ELASTICSEARCH_URL: 'http://localhost:9200' }

describe('readConfig', () => {
  it('fills in what may be left out, and is frozen', () => {
    const config = readConfig({ ...complete, SOURCE_MIRROR: '' })
    expect(config).toEqual({
      ...complete,
      INDEX_PREFIX: 'qingdan',
      DATA_DIR: '.local/data',
      SOURCE_MIRROR: undefined,
      OPTIONAL_LISTS: [],
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('names every variable that is wrong at once, without its value', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://u:secret@localhost/qd', INDEX_PREFIX: 'Not Good' })
    expect(read).toThrow(/DATABASE_URL: must be a URL starting with postgres/)
    expect(read).toThrow(/ELASTICSEARCH_URL: is missing/)
    expect(read).toThrow(/INDEX_PREFIX: must be lower-case/)
    expect(read).not.toThrow(/secret/)
  })

  it('reads the optional lists without any other variable', () => {
    expect(readOptionalLists({ OPTIONAL_LISTS: ' ch-seco, nz-russia,' })).toEqual(['ch-seco', 'nz-russia'])
    expect(readOptionalLists({})).toEqual([])
  })
})
