import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { type Options, stringify } from 'csv-stringify/sync'

/** Comma separated values with Unix line ends (otherwise RFC 4180). */
export interface TableWriter {
  /** Resolves when the output accepts more; throws the error of the output. */
  write(cells: readonly (string | number)[]): Promise<void>
}

export interface TableLayout {
  /** Begins with the byte order mark, by which spreadsheets recognise UTF-8. */
  isForSpreadsheet: boolean
  /** An apostrophe is put before a text that a spreadsheet would read as a formula. */
  escapesFormulas: boolean
}

export function createTableWriter(output: Writable, { isForSpreadsheet, escapesFormulas }: TableLayout): TableWriter {
  // A space at the edge is easily lost without quotes, and some readers take a lone carriage return for a line end.
  const options: Options = { escape_formulas: escapesFormulas, quoted_match: /\r|^\s|\s$/ }
  let bom = isForSpreadsheet
  return {
    async write(cells) {
      if (output.errored) throw output.errored
      const line = stringify([[...cells]], { ...options, bom })
      bom = false
      if (!output.write(line)) await once(output, 'drain')
    },
  }
}
