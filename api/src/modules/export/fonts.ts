import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Weight = 'regular' | 'bold'

/** A typeface as fontkit reads it. */
interface Font {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
}

/** What the types of pdfkit leave out: the typeface in use, and pictures that are measured before they are placed. */
interface Inner {
  _font: { font: Font }
  openImage(bytes: Buffer): { width: number; height: number }
}

export function innerOf(pdf: PDFKit.PDFDocument): Inner {
  return pdf as unknown as Inner
}

const resolve = createRequire(import.meta.url).resolve
/** Noto Sans Hans (OFL): Chinese, Japanese syllables, basic Latin, Greek and Cyrillic. */
const folder = join(dirname(resolve('@embedpdf/fonts-sc')), '..', 'fonts')
const files: Record<Weight, string> = { regular: 'NotoSansHans-Regular.otf', bold: 'NotoSansHans-Bold.otf' }

/** Read once; documents after the first take them from here. */
const read = new Map<Weight, Font>()

export interface Typeface {
  has(codePoint: number): boolean
  /** Points, at a size, kerning aside. */
  widthOf(text: string, weight: Weight, size: number): number
}

/** Gives a document its typeface in two weights, of which the characters that are used are embedded. */
export function useTypeface(pdf: PDFKit.PDFDocument): Typeface {
  const fonts = { regular: registered(pdf, 'regular'), bold: registered(pdf, 'bold') }
  const advances = { regular: new Map<string, number>(), bold: new Map<string, number>() }

  function advanceOf(character: string, weight: Weight): number {
    const known = advances[weight].get(character)
    if (known !== undefined) return known
    const font = fonts[weight]
    const advance = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
    advances[weight].set(character, advance)
    return advance
  }

  return {
    has: (codePoint) => fonts.regular.hasGlyphForCodePoint(codePoint),
    widthOf: (text, weight, size) => {
      let width = 0
      for (const character of text) width += advanceOf(character, weight)
      return width * size
    },
  }
}

function registered(pdf: PDFKit.PDFDocument, weight: Weight): Font {
  // pdfkit takes a font that is read already; its types do not say so.
  const known = read.get(weight) as unknown as Buffer | undefined
  pdf.registerFont(weight, known ?? readFileSync(join(folder, files[weight])))
  pdf.font(weight)
  const { font } = innerOf(pdf)._font
  read.set(weight, font)
  return font
}
