import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'
import { Rejected } from '../../rejected.ts'

/** The types of the library leave out its memory. */
type Engine = Awaited<ReturnType<typeof init>> & { pdfium: { HEAPU8: Uint8Array } }

const maxPages = 2_000

let engine: Promise<Engine> | undefined

async function openEngine(): Promise<Engine> {
  const file = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const opened = (await init({ wasmBinary: new Uint8Array(file).buffer })) as Engine
  opened.PDFiumExt_Init()
  return opened
}

/**
 * The text layer of a PDF, with a line break for each line and between pages. Throws `Rejected` for anything else, for
 * an encrypted file, and for a scan, which has no text.
 */
export async function pdfText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const file = await buffer(content)
  if (!file.subarray(0, 1024).toString('latin1').includes('%PDF-')) throw new Rejected('The file is not a PDF.')
  engine ??= openEngine()
  const text = textOf(await engine, file)
  if (!/\p{L}/u.test(text)) throw new Rejected('The PDF has no text: it is a scan.')
  return text
}

function textOf(pdf: Engine, file: Uint8Array): string {
  const { wasmExports: memory } = pdf.pdfium
  const address = memory.malloc(file.length)
  pdf.pdfium.HEAPU8.set(file, address)
  const document = pdf.FPDF_LoadMemDocument(address, file.length, '')
  try {
    if (document === 0) throw new Rejected('The PDF is damaged or encrypted.')
    const pages = pdf.FPDF_GetPageCount(document)
    if (pages > maxPages) throw new Rejected(`The PDF has ${pages} pages.`)
    return Array.from({ length: pages }, (_, at) => pageText(pdf, document, at)).join('\n')
  } finally {
    if (document !== 0) pdf.FPDF_CloseDocument(document)
    memory.free(address)
  }
}

function pageText(pdf: Engine, document: number, at: number): string {
  const page = pdf.FPDF_LoadPage(document, at)
  const text = pdf.FPDFText_LoadPage(page)
  const count = pdf.FPDFText_CountChars(text)
  // UTF-16 with an end mark.
  const address = pdf.pdfium.wasmExports.malloc((count + 1) * 2)
  try {
    const written = pdf.FPDFText_GetText(text, 0, count, address)
    const units = pdf.pdfium.HEAPU8.slice(address, address + Math.max(0, written - 1) * 2)
    return new TextDecoder('utf-16le').decode(units).replaceAll('\r\n', '\n')
  } finally {
    pdf.pdfium.wasmExports.free(address)
    pdf.FPDFText_ClosePage(text)
    pdf.FPDF_ClosePage(page)
  }
}
