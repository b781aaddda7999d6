import { expect, it } from 'vitest'
import { sources } from '../../src/sources/registry.ts'
import { describeRealEditions, readEdition } from '../support/read-edition.ts'

// Only reading, no services: here and not beside the sources because the files are large.
describeRealEditions((folder) => {
  it.each(sources.map((source) => [source.id, source] as const))(
    '%s gives the records and warnings that its source states',
    { timeout: 300_000 },
    async (_, source) => {
      const { publishedOn, records, warnings } = await readEdition(source, folder)
      expect({
        publishedOn,
        records: new Set(records.map(({ publisherId }) => publisherId)).size,
        warnings: Object.fromEntries(warnings.map(({ code, count }) => [code, count])),
      }).toEqual(source.checkedEdition)
    },
  )
})
