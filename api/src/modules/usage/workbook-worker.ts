import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Sheet } from './workbook.ts'

/** Text and never a formula, whatever it begins with. */
const text = (value: string): Cell => ({ value, type: String })

const { columns, rows }: Sheet = workerData
const head = columns.map(({ heading }): Cell => ({ value: heading, type: String, fontWeight: 'bold' }))
const widths = columns.map(({ width }) => ({ width }))
const file = writeXlsxFile([head, ...rows.map((row) => row.map(text))], { columns: widths, stickyRowsCount: 1 })
parentPort?.postMessage(await file.toBuffer())
