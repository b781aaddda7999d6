import type { Block } from './document.ts'
import { type Cell, column, type Drawing, drawParagraph, drawRow, ink, margin, type } from './drawing.ts'
import { innerOf, type Weight } from './fonts.ts'

const labelWidth = 104
/** In points; a taller picture is scaled down. */
const maxPictureHeight = 420

/** Draws one block of the document. `picture`: content of a picture block. */
export function drawBlock(drawing: Drawing, block: Block, picture: Uint8Array | null): void {
  const { cursor } = drawing
  switch (block.kind) {
    case 'section':
      cursor.need(70)
      cursor.move(12)
      drawParagraph(drawing, block.text, 'section', 'bold')
      cursor.move(3)
      return
    case 'heading':
      cursor.need(70)
      cursor.move(6)
      drawParagraph(drawing, block.text, 'heading', 'bold')
      if (block.note !== '') drawParagraph(drawing, block.note, 'body', 'regular', ink.soft)
      cursor.move(3)
      return
    case 'paragraph':
      drawParagraph(drawing, block.text, 'body')
      cursor.move(4)
      return
    case 'facts':
      for (const { label, value } of block.rows) {
        drawRow(drawing, [
          { text: label, width: labelWidth, weight: 'regular', colour: ink.soft },
          { text: value, width: column - labelWidth, weight: 'regular', colour: ink.text },
        ])
      }
      cursor.move(4)
      return
    case 'table':
      drawTable(drawing, block)
      return
    case 'picture':
      if (picture) drawPicture(drawing, picture)
  }
}

function drawTable(drawing: Drawing, { head, widths: shares, rows }: Extract<Block, { kind: 'table' }>): void {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const cells = (texts: string[], weight: Weight, colour: string): Cell[] =>
    texts.map((text, index) => ({ text, width: ((shares[index] ?? 0) / whole) * column, weight, colour }))
  drawing.cursor.need(3 * type.body[1])
  drawRow(drawing, cells(head, 'bold', ink.soft))
  for (const row of rows) drawRow(drawing, cells(row, 'regular', ink.text))
  drawing.cursor.move(4)
}

function drawPicture({ pdf, cursor }: Drawing, bytes: Uint8Array): void {
  const image = innerOf(pdf).openImage(Buffer.from(bytes))
  const scale = Math.min(column / image.width, maxPictureHeight / image.height, 1)
  cursor.need(image.height * scale + 12)
  pdf.image(image as unknown as Buffer, margin.side, cursor.y, { width: image.width * scale })
  cursor.move(image.height * scale + 8)
}
