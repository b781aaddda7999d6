import { once } from 'node:events'
import type { Writable } from 'node:stream'

/**
 * Comma separated values with Unix line ends (otherwise RFC 4180); `isForSpreadsheet` adds the byte order mark by
 * which spreadsheets recognise UTF-8.
 */
export interface TableWriter {
  /** Resolves when the output accepts more; throws the error of the output. */
  write(cells: readonly (string | number)[]): Promise<void>
}

export function createTableWriter(output: Writable, isForSpreadsheet: boolean): TableWriter {
  let mark = isForSpreadsheet ? '\ufeff' : ''
  return {
    async write(cells) {
      if (output.errored) throw output.errored
      const line = `${mark}${cells.map(quoted).join(',')}\n`
      mark = ''
      if (!output.write(line)) await once(output, 'drain')
    },
  }
}

function quoted(cell: string | number): string {
  const text = String(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that a spreadsheet would read as a formula, made plain text with an apostrophe. */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
