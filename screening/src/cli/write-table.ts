import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Comma separated values with Unix line ends (RFC 4180 otherwise); `isForSpreadsheet` puts the mark they know UTF-8 by. */
export interface TableWriter {
  /** Resolves when the reader of the output wants more; throws what the output failed of. */
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

/** A text that a spreadsheet would take for a formula, made plain text by the apostrophe it understands. */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
