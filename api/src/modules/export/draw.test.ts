import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import type { Block, PrintedDocument } from './document.ts'
import { drawDocument } from './draw.ts'

const verifyAddress = 'https://qingdan.example.com/verify/0000-0000-0000-0000'
const cell = 'a text that takes more than one line of its cell '.repeat(3)
const rowOf = (lines: number) => Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n')

async function draw(blocks: Block[], title = 'X'): Promise<Buffer> {
  const document: PrintedDocument = {
    format: 'qingdan-export-1',
    language: 'en',
    serial: 's',
    madeAt: '2026-11-22T01:00:00.000Z',
    madeFor: 'demo',
    dataVersion: null,
    subject: { id: 'x', type: '01', name: 'X' },
    lists: [],
    title,
    subtitle: ['On no list'],
    blocks,
  }
  return Buffer.from(await drawDocument({ document, hash: '0'.repeat(64), verifyAddress, picture: null }))
}

/** Content of the pages, and other packed parts of the file. */
function streamsOf(file: Buffer): string[] {
  return [...file.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    } catch {
      return [] // For example a font.
    }
  })
}

/** Baselines of the body lines in points from the page's lower edge, page by page. */
function baselinesOf(file: Buffer): number[][] {
  return streamsOf(file)
    .map((content) => [...content.matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm\n\/F\d+ 8\.5 Tf/g)])
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(([, y]) => Number(y)))
}

/** Where the pieces of the header begin, in points from the left edge of the first page. */
function headerStartsOf(file: Buffer): number[] {
  const header = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/F\d+ 6\.5 Tf/g
  return streamsOf(file)
    .slice(0, 1)
    .flatMap((content) => [...content.matchAll(header)])
    .filter(([, , y]) => Number(y) > 841.89 - 58)
    .map(([, x]) => Number(x))
}

/** The dark squares drawn on a page, as a picture of eight pixels a module with a white margin. */
function pictureOfSquares(content: string) {
  const squares = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm)].map((found) =>
    found.slice(1).map(Number),
  )
  const [, , size = 1] = squares[0] ?? []
  const left = Math.min(...squares.map(([x = 0]) => x))
  const top = Math.min(...squares.map(([, y = 0]) => y))
  const scale = 8
  const at = (points: number, from: number) => (Math.round((points - from) / size) + 4) * scale
  const width = Math.max(...squares.map(([x = 0]) => at(x, left))) + 5 * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [x = 0, y = 0] of squares) {
    for (let pixel = 0; pixel < scale * scale; pixel++) {
      const column = at(x, left) + (pixel % scale)
      const row = at(y, top) + Math.floor(pixel / scale)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return { width, height: width, data }
}

describe('the end of a document', () => {
  test('has a QR code that reads the address where it is verified', async () => {
    const content = streamsOf(await draw([])).find((stream) => / re$/m.test(stream)) ?? ''
    expect(decodeQR(pictureOfSquares(content))).toBe(verifyAddress)
  })
})

describe('the header of a page', () => {
  test('leaves the name of the platform free, however long the title is', async () => {
    const [brand = 0, title = 0] = headerStartsOf(await draw([], '用于制造可充放电锂离子电池的设备；'.repeat(12)))
    // “Qingdan” is 25 points wide.
    expect(title - brand).toBeGreaterThan(35)
  })
})

describe('a document of several pages', () => {
  test.each<[string, Block, number]>([
    ['a row longer than a page', { kind: 'facts', rows: [{ label: 'Long', value: rowOf(150) }] }, 3],
    ['many facts', { kind: 'facts', rows: Array.from({ length: 120 }, () => ({ label: 'Fact', value: cell })) }, 5],
    [
      'a long table',
      { kind: 'table', head: ['A', 'B'], widths: [1, 3], rows: Array.from({ length: 90 }, () => [cell, cell]) },
      6,
    ],
    ['a long paragraph', { kind: 'paragraph', text: rowOf(130) }, 2],
  ])('%s stays above the footer and below the header', async (_what, block, leastPages) => {
    const pages = baselinesOf(await draw([block]))
    expect(pages.length).toBeGreaterThanOrEqual(leastPages)
    for (const baselines of pages) {
      // 62 points for the footer, 58 for the header.
      expect(Math.min(...baselines)).toBeGreaterThanOrEqual(62)
      expect(Math.max(...baselines)).toBeLessThanOrEqual(841.89 - 58)
    }
  })

  test('a short row is not split', async () => {
    const before: Block = { kind: 'paragraph', text: rowOf(50) }
    const after: Block = { kind: 'facts', rows: [{ label: 'Short', value: rowOf(6) }] }
    const pages = baselinesOf(await draw([before, after]))
    // The label and six lines, then two lines about the verification.
    expect(pages.map((lines) => lines.length)).toEqual([50, 9])
  })
})
