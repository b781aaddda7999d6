import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type DirectedRun, directedRuns } from './bidirectional.ts'

export type Weight = 'regular' | 'bold'

/** A font parsed by fontkit. */
interface Font {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
}

/** Missing from pdfkit's types: the current font, and pictures measured before they are placed. */
interface Inner {
  /** `ascender`: in thousandths of the font size. */
  _font: { font: Font; ascender: number }
  openImage(bytes: Buffer): { width: number; height: number }
}

export function innerOf(pdf: PDFKit.PDFDocument): Inner {
  return pdf as unknown as Inner
}

interface Family {
  package: string
  files: Record<Weight, string>
}

const pair = (name: string, ending: string) => ({
  regular: `${name}-Regular.${ending}`,
  bold: `${name}-Bold.${ending}`,
})

/** Noto (OFL), tried in this order; the first has Chinese, Japanese syllables, basic Latin, Greek and Cyrillic. */
const families: readonly [Family, ...Family[]] = [
  { package: '@embedpdf/fonts-sc', files: pair('NotoSansHans', 'otf') },
  { package: '@embedpdf/fonts-latin', files: pair('NotoSans', 'ttf') },
  { package: '@embedpdf/fonts-arabic', files: pair('NotoNaskhArabic', 'ttf') },
  { package: '@embedpdf/fonts-hebrew', files: pair('NotoSansHebrew', 'ttf') },
  { package: '@embedpdf/fonts-kr', files: pair('NotoSansKR', 'otf') },
]

const resolve = createRequire(import.meta.url).resolve
/** Loaded on first use and cached for later documents. */
const read = new Map<string, Font>()

/** A run of text in one font family. */
interface Run extends DirectedRun {
  family: number
}

export interface Typeface {
  has(codePoint: number): boolean
  /** Width in points at a font size, without kerning and joined forms. */
  widthOf(text: string, weight: Weight, size: number): number
  /** Draws one line of any scripts with its top at `y`, in the colour of the document. */
  draw(text: string, x: number, y: number, weight: Weight, size: number): void
}

/** Adds the fonts to a document; only the characters in use are embedded. */
export function useTypeface(pdf: PDFKit.PDFDocument): Typeface {
  const fonts = new Map<string, { font: Font; ascender: number }>()
  const advances = { regular: new Map<string, number>(), bold: new Map<string, number>() }

  function fontOf(family: number, weight: Weight) {
    const name = `${family} ${weight}`
    const known = fonts.get(name)
    if (known) return known
    const { font, ascender } = registered(pdf, name, family, weight)
    fonts.set(name, { font, ascender })
    return { font, ascender }
  }

  /** The first family that has the character; otherwise the first family. */
  function familyOf(codePoint: number): number {
    const family = families.findIndex((_, at) => fontOf(at, 'regular').font.hasGlyphForCodePoint(codePoint))
    return Math.max(0, family)
  }

  /** Spaces and punctuation belong to the script before them. Right-to-left runs come in visual order. */
  function runsOf({ text, isRightToLeft }: DirectedRun): Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0
      const last = runs.at(-1)
      const isNeutral = /[\s\p{Punctuation}\p{Nd}]/u.test(character)
      const stays = last && isNeutral && fontOf(last.family, 'regular').font.hasGlyphForCodePoint(codePoint)
      const family = stays ? last.family : familyOf(codePoint)
      if (last?.family === family) last.text += character
      else runs.push({ text: character, family, isRightToLeft })
    }
    return isRightToLeft ? runs.toReversed() : runs
  }

  function advanceOf(character: string, weight: Weight): number {
    const known = advances[weight].get(character)
    if (known !== undefined) return known
    const codePoint = character.codePointAt(0) ?? 0
    const { font } = fontOf(familyOf(codePoint), weight)
    const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
    advances[weight].set(character, advance)
    return advance
  }

  return {
    has: (codePoint) => families.some((_, at) => fontOf(at, 'regular').font.hasGlyphForCodePoint(codePoint)),
    widthOf: (text, weight, size) => {
      let width = 0
      for (const character of text) width += advanceOf(character, weight)
      return width * size
    },
    draw(text, x, y, weight, size) {
      const top = fontOf(0, weight).ascender
      let at = x
      for (const run of directedRuns(text).flatMap(runsOf)) {
        const lift = ((top - fontOf(run.family, weight).ascender) / 1000) * size
        pdf.font(`${run.family} ${weight}`).fontSize(size)
        for (const word of wordsInOrder(run)) {
          if (word.trim() !== '') pdf.text(word, at, y + lift, { lineBreak: false })
          at += pdf.widthOfString(word)
        }
      }
    },
  }
}

/** The words of a run in visual order; the font itself reverses the letters of a right-to-left word. */
function wordsInOrder({ text, isRightToLeft }: Run): string[] {
  if (!isRightToLeft) return [text]
  const words = text.split(/(\s+)/u).toReversed()
  return words.map((word) => (/\p{Letter}/u.test(word) ? word : [...word].toReversed().join('')))
}

function registered(pdf: PDFKit.PDFDocument, name: string, family: number, weight: Weight) {
  // pdfkit accepts a parsed font, but its types do not say so.
  const known = read.get(name) as unknown as Buffer | undefined
  pdf.registerFont(name, known ?? readFileSync(fileOf(family, weight)))
  pdf.font(name)
  const { font, ascender } = innerOf(pdf)._font
  read.set(name, font)
  return { font, ascender }
}

function fileOf(family: number, weight: Weight): string {
  const { package: name, files } = families[family] ?? families[0]
  return join(dirname(resolve(name)), '..', 'fonts', files[weight])
}
