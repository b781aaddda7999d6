import PDFDocument from 'pdfkit'
import { codeOf } from '../../contract/export/document-code.ts'
import { drawBlock } from './draw-block.ts'
import { drawVerification } from './draw-verification.ts'
import { column, createCursor, type Drawing, drawParagraph, ink, margin, type } from './drawing.ts'
import { type Typeface, useTypeface } from './fonts.ts'
import type { PdfTask } from './pdf-worker-pool.ts'
import { printable, shortened } from './typesetting.ts'
import { minuteOf, wordsOf } from './words.ts'

/** Draws the document as a PDF: A4, embedded fonts, watermark and page number on every page. The caller owns the buffer. */
export async function drawDocument({
  document,
  hash,
  verifyAddress,
  picture,
}: PdfTask): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(document.language)
  const { say, pick } = words
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    lang: pick({ zh: 'zh-CN', en: 'en' }),
    info: {
      Title: `${document.title} - ${say(document.texts === undefined ? 'kind' : 'kindOfRules')}`,
      Author: say('brand'),
      Keywords: hash,
      CreationDate: new Date(document.madeAt),
    },
  })
  const written = collect(pdf)
  const typeface = useTypeface(pdf)
  let isReplaced = false

  /** The printable form of a text. */
  function setting(text: string): string {
    const set = printable(text, typeface.has, words)
    isReplaced ||= set.isReplaced
    return set.text
  }

  const watermark = `${setting(document.madeFor)}  ${minuteOf(new Date(document.madeAt))}`
  const cursor = createCursor(() => {
    pdf.addPage()
    drawWatermark(pdf, typeface, watermark)
  })
  const drawing: Drawing = { pdf, typeface, cursor, printable: setting }
  drawParagraph(drawing, document.title, 'title', 'bold')
  const [state = '', ...names] = document.subtitle.toReversed()
  for (const name of names.toReversed()) drawParagraph(drawing, name, 'heading', 'regular', ink.soft)
  drawParagraph(drawing, state, 'heading', 'bold')
  for (const block of document.blocks) drawBlock(drawing, block, picture)
  if (isReplaced) drawParagraph(drawing, say('unprinted'), 'body')
  drawVerification(drawing, verifyAddress, [
    say('verifyAt', { address: verifyAddress }),
    say('code', { code: codeOf(hash) }),
  ])
  drawFrames(
    pdf,
    typeface,
    {
      left: say('brand'),
      right: setting(document.title),
      verify: say('verifyAt', { address: verifyAddress }),
      hash: say('hash', { hash }),
    },
    (page, pages) => say('page', { page, pages }),
  )
  pdf.end()
  return written
}

/** Between the name of the platform and the title, in points. */
const headerGap = 18

/** The watermark behind the text: user and time. */
function drawWatermark(pdf: PDFKit.PDFDocument, typeface: Typeface, text: string): void {
  pdf
    .save()
    .rotate(-30, { origin: [298, 421] })
    .fillColor(ink.watermark, 0.13)
  for (let row = 0; row < 9; row++) {
    for (let across = 0; across < 3; across++) {
      typeface.draw(text, -150 + across * 330 + (row % 2) * 110, -60 + row * 125, 'regular', 15)
    }
  }
  pdf.restore().fillOpacity(1)
}

/** Header and footer, drawn when the number of pages is known. */
function drawFrames(
  pdf: PDFKit.PDFDocument,
  typeface: Typeface,
  { left, right, verify, hash }: { left: string; right: string; verify: string; hash: string },
  numbered: (page: number, pages: number) => string,
): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    pdf.fillColor(ink.soft, 1)
    const [size] = type.small
    const draw = (text: string, x: number, y: number) => typeface.draw(text, x, y, 'regular', size)
    const widthOf = (text: string) => typeface.widthOf(text, 'regular', size)
    const ending = (text: string, y: number) => draw(text, margin.side + column - widthOf(text), y)
    draw(left, margin.side, 32)
    ending(shortened(right, column - widthOf(left) - headerGap, widthOf), 32)
    draw(verify, margin.side, 795)
    draw(hash, margin.side, 804)
    ending(numbered(page + 1, count), 804)
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}
