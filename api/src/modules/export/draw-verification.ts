import encodeQR from 'qr'
import { type Drawing, drawParagraph, ink, margin } from './drawing.ts'

/** Width of the QR code with its margin, in points: 33 mm, read by a phone at arm's length. */
const codeWidth = 94
/** Margin that the standard requires, in modules. */
const quietZone = 4

/** The address where the document is verified, as a QR code and in words. */
export function drawVerification(drawing: Drawing, address: string, lines: readonly string[]): void {
  const { cursor, pdf } = drawing
  cursor.need(codeWidth + 50)
  drawModules(pdf, encodeQR(address, 'raw', { ecc: 'medium', border: quietZone }), margin.side, cursor.y)
  cursor.move(codeWidth)
  for (const line of lines) drawParagraph(drawing, line, 'body')
}

function drawModules(pdf: PDFKit.PDFDocument, rows: readonly boolean[][], left: number, top: number): void {
  const size = codeWidth / rows.length
  for (const [row, modules] of rows.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) pdf.rect(left + column * size, top + row * size, size, size)
    }
  }
  pdf.fill(ink.text)
}
