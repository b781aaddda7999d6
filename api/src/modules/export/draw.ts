import PDFDocument from 'pdfkit'
import type { Block } from './document.ts'
import { innerOf, type Typeface, useTypeface, type Weight } from './fonts.ts'
import type { PdfTask } from './pdf-worker-pool.ts'
import { printable, wrap } from './typesetting.ts'
import { shanghaiTime, wordsOf } from './words.ts'

/** Points; the page is A4, 595 × 842. */
const margin = { top: 58, bottom: 62, side: 48 }
const column = 595.28 - 2 * margin.side
const bottom = 841.89 - margin.bottom
const labelWidth = 104
const gap = 8

const ink = { text: '#1d2733', soft: '#5b6673', line: '#d5dae0', watermark: '#8a94a0' }
/** Size and distance between lines. */
const type = { title: [19, 26], section: [12.5, 19], heading: [10, 15], body: [8.5, 12.5], small: [6.5, 9] } as const
type Style = keyof typeof type

/** The document as a PDF: A4, typeface embedded, watermark and page number on every page. Its bytes are the caller's. */
export async function drawDocument({ document, hash, picture }: PdfTask): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(document.language)
  const { say } = words
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    lang: document.language === 'zh' ? 'zh-CN' : 'en',
    info: {
      Title: `${document.title} - ${say('kind')}`,
      Author: say('brand'),
      Keywords: hash,
      CreationDate: new Date(document.madeAt),
    },
  })
  const written = collect(pdf)
  const typeface = useTypeface(pdf)
  let isReplaced = false

  /** What the typeface has of a text. */
  function setting(text: string): string {
    const set = printable(text, typeface.has, words)
    isReplaced ||= set.isReplaced
    return set.text
  }

  function linesOf(text: string, width: number, style: Style, weight: Weight): string[] {
    return wrap(setting(text), width, (piece) => typeface.widthOf(piece, weight, type[style][0]))
  }

  let y = bottom
  function newPage(): void {
    pdf.addPage()
    drawWatermark(pdf, typeface, `${setting(document.madeFor)}  ${shanghaiTime(new Date(document.madeAt))}`)
    y = margin.top
  }
  function need(height: number): void {
    if (y + height > bottom) newPage()
  }
  function drawLine(text: string, x: number, at: number, style: Style, weight: Weight, colour: string): void {
    pdf.fillColor(colour)
    typeface.draw(text, x, at, weight, type[style][0])
  }
  function drawParagraph(text: string, style: Style, weight: Weight = 'regular', colour: string = ink.text): void {
    for (const line of linesOf(text, column, style, weight)) {
      need(type[style][1])
      drawLine(line, margin.side, y, style, weight, colour)
      y += type[style][1]
    }
  }
  function rule(at: number): void {
    pdf
      .moveTo(margin.side, at)
      .lineTo(margin.side + column, at)
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .stroke()
  }

  interface Cell {
    text: string
    width: number
    weight: Weight
    colour: string
  }
  /** Cells side by side, line by line, so that a row longer than a page goes on over the next. */
  function drawRow(cells: Cell[]): void {
    const [, leading] = type.body
    const set = cells.map(({ text, width, weight }) => linesOf(text, width - gap, 'body', weight))
    const height = Math.max(...set.map(({ length }) => length))
    // Short rows stay whole.
    if (height <= 6) need(height * leading + 5)
    for (let line = 0; line < height; line++) {
      need(leading)
      let x = margin.side
      for (const [index, { width, weight, colour }] of cells.entries()) {
        const text = set[index]?.[line]
        if (text) drawLine(text, x, y, 'body', weight, colour)
        x += width
      }
      y += leading
    }
    rule(y + 1)
    y += 4
  }

  function drawTable({ head, widths: shares, rows }: Extract<Block, { kind: 'table' }>): void {
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const cells = (texts: string[], weight: Weight, colour: string): Cell[] =>
      texts.map((text, index) => ({ text, width: ((shares[index] ?? 0) / whole) * column, weight, colour }))
    need(3 * type.body[1])
    drawRow(cells(head, 'bold', ink.soft))
    for (const row of rows) drawRow(cells(row, 'regular', ink.text))
    y += 4
  }

  function drawBlock(block: Block): void {
    switch (block.kind) {
      case 'section':
        need(70)
        y += 12
        drawParagraph(block.text, 'section', 'bold')
        y += 3
        return
      case 'heading':
        need(70)
        y += 6
        drawParagraph(block.text, 'heading', 'bold')
        drawParagraph(block.note, 'body', 'regular', ink.soft)
        y += 3
        return
      case 'paragraph':
        drawParagraph(block.text, 'body')
        y += 4
        return
      case 'facts':
        for (const { label, value } of block.rows) {
          drawRow([
            { text: label, width: labelWidth, weight: 'regular', colour: ink.soft },
            { text: value, width: column - labelWidth, weight: 'regular', colour: ink.text },
          ])
        }
        y += 4
        return
      case 'table':
        drawTable(block)
        return
      case 'picture':
        if (picture) drawPicture(picture)
    }
  }

  function drawPicture(bytes: Uint8Array): void {
    const image = innerOf(pdf).openImage(Buffer.from(bytes))
    const scale = Math.min(column / image.width, 420 / image.height, 1)
    need(image.height * scale + 12)
    pdf.image(image as unknown as Buffer, margin.side, y, { width: image.width * scale })
    y += image.height * scale + 8
  }

  newPage()
  drawParagraph(document.title, 'title', 'bold')
  const [standing = '', ...names] = document.subtitle.toReversed()
  for (const name of names.toReversed()) drawParagraph(name, 'heading', 'regular', ink.soft)
  drawParagraph(standing, 'heading', 'bold')
  for (const block of document.blocks) drawBlock(block)
  if (isReplaced) drawParagraph(say('unprinted'), 'body')
  drawFrames(
    pdf,
    typeface,
    { left: say('brand'), right: setting(document.title), hash: say('hash', { hash }) },
    (page, pages) => say('page', { page, pages }),
  )
  pdf.end()
  return written
}

/** Who had it made and when, across the page, under what is printed. */
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

/** Head and foot, once the number of pages is known. */
function drawFrames(
  pdf: PDFKit.PDFDocument,
  typeface: Typeface,
  { left, right, hash }: { left: string; right: string; hash: string },
  numbered: (page: number, pages: number) => string,
): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    pdf.fillColor(ink.soft, 1)
    const [size] = type.small
    const draw = (text: string, x: number, y: number) => typeface.draw(text, x, y, 'regular', size)
    const ending = (text: string, y: number) =>
      draw(text, margin.side + column - typeface.widthOf(text, 'regular', size), y)
    draw(left, margin.side, 32)
    ending(right.length > 80 ? `${right.slice(0, 79)}…` : right, 32)
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
