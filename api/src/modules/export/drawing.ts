import type { Typeface, Weight } from './fonts.ts'
import { wrap } from './typesetting.ts'

/** Points; the page is A4, 595 × 842. */
export const margin = { top: 58, bottom: 62, side: 48 }
export const column = 595.28 - 2 * margin.side
const bottom = 841.89 - margin.bottom

export const ink = { text: '#1d2733', soft: '#5b6673', line: '#d5dae0', watermark: '#8a94a0' }
/** Font size and line height. */
export const type = {
  title: [19, 26],
  section: [12.5, 19],
  heading: [10, 15],
  body: [8.5, 12.5],
  small: [6.5, 9],
} as const
type Style = keyof typeof type

/** Vertical position of the next line. */
export interface Cursor {
  readonly y: number
  move(height: number): void
  /** Starts a page if this height does not fit on the current one. */
  need(height: number): void
}

/** `startPage` adds a page; the first one is added immediately. */
export function createCursor(startPage: () => void): Cursor {
  startPage()
  let y = margin.top
  return {
    get y() {
      return y
    },
    move(height) {
      y += height
    },
    need(height) {
      if (y + height <= bottom) return
      startPage()
      y = margin.top
    },
  }
}

/** State of a document while it is drawn. */
export interface Drawing {
  pdf: PDFKit.PDFDocument
  typeface: Typeface
  cursor: Cursor
  /** The printable form of a text. */
  printable(text: string): string
}

export interface Cell {
  text: string
  width: number
  weight: Weight
  colour: string
}

const gap = 8

export function drawParagraph(
  drawing: Drawing,
  text: string,
  style: Style,
  weight: Weight = 'regular',
  colour: string = ink.text,
): void {
  const [, leading] = type[style]
  for (const line of linesOf(drawing, text, column, style, weight)) {
    drawing.cursor.need(leading)
    drawLine(drawing, line, margin.side, style, weight, colour)
    drawing.cursor.move(leading)
  }
}

/** Cells side by side, line by line, so that a row longer than a page continues on the next one. */
export function drawRow(drawing: Drawing, cells: Cell[]): void {
  const { cursor } = drawing
  const [, leading] = type.body
  const set = cells.map(({ text, width, weight }) => linesOf(drawing, text, width - gap, 'body', weight))
  const height = Math.max(...set.map(({ length }) => length))
  // Short rows are not split.
  if (height <= 6) cursor.need(height * leading + 5)
  for (let line = 0; line < height; line++) {
    cursor.need(leading)
    let x = margin.side
    for (const [index, { width, weight, colour }] of cells.entries()) {
      const text = set[index]?.[line]
      if (text) drawLine(drawing, text, x, 'body', weight, colour)
      x += width
    }
    cursor.move(leading)
  }
  drawRule(drawing, cursor.y + 1)
  cursor.move(4)
}

function linesOf(
  { printable, typeface }: Drawing,
  text: string,
  width: number,
  style: Style,
  weight: Weight,
): string[] {
  return wrap(printable(text), width, (piece) => typeface.widthOf(piece, weight, type[style][0]))
}

function drawLine(
  { pdf, typeface, cursor }: Drawing,
  text: string,
  x: number,
  style: Style,
  weight: Weight,
  colour: string,
): void {
  pdf.fillColor(colour)
  typeface.draw(text, x, cursor.y, weight, type[style][0])
}

function drawRule({ pdf }: Drawing, at: number): void {
  pdf
    .moveTo(margin.side, at)
    .lineTo(margin.side + column, at)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke()
}
