import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF as pdfkit writes it: two-byte characters, read by each font's own table (`ToUnicode`). */
export function pagesOf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const fonts = new Map<string, Map<string, string>>()
  for (const { text } of objects.values()) {
    for (const [, name = '', font = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? '')?.[1]
      if (table) fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''))
    }
  }
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text))
  return pages.map(({ text }) => textOf(objects.get(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '')?.stream ?? '', fonts))
}

function objectsOf(file: Buffer) {
  const objects = new Map<string, { text: string; stream: string }>()
  for (const [whole, id = '', body = ''] of file.toString('latin1').matchAll(/(?<=\n)(\d+) 0 obj\n(.*?)endobj/gs)) {
    const at = body.indexOf('stream\n')
    const packed = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'))
    const isPacked = body.slice(0, Math.max(at, 0)).includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed
    objects.set(id, { text: at < 0 ? whole : body.slice(0, at), stream })
  }
  return objects
}

/** `<0001> <0003> [<0041> <0042> <0043>]`: which characters stand for the codes of a range. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gis)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      const key = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      characters.set(key, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  }
  return characters
}

function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
  const lines: string[] = []
  let characters = new Map<string, string>()
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? characters
    const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (shown) lines.push(codes.map((code) => characters.get(code.toLowerCase()) ?? '\u{FFFD}').join(''))
  }
  return lines.join('\n')
}
