import type { LawPart, LawPassage, LawVersion } from '@qingdan/database/law-text.ts'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { plainText } from '../../formats/ecfr/marked-text.ts'
import { type Part, type PartElement, readPart } from '../../formats/ecfr/read-part.ts'
import type { Block } from '../../formats/ecfr/read-supplement.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { authorityOf, type PartKey, partKeys, partTitles } from './part-titles.ts'
import { publisherTexts } from './publisher-texts.ts'

/** Reads the parts of the EAR and the ITAR, one file each. Refuses a bundle that lacks one of them. */
export async function parseParts(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<LawVersion[]> {
  const laws = new Map<PartKey, LawVersion>()
  for await (const { name, chunks } of readBundle(content)) {
    const title = /^title-(\d+)-part-/.exec(name)?.[1] ?? ''
    const received: Uint8Array[] = []
    const part = await readPart(keeping(chunks, received), warnings)
    const key = partKeys.find((known) => known === `${title}-${part.number}`)
    if (key === undefined) throw new Rejected(`The file ${name} is none of the parts.`)
    if (laws.has(key)) throw new Rejected(`Part ${part.number} of title ${title} is there twice.`)
    laws.set(key, toLaw(key, part, publisherTexts(Buffer.concat(received).toString('utf8'))))
  }
  return partKeys.map((key) => {
    const law = laws.get(key)
    if (law === undefined) throw new Rejected(`The bundle lacks part ${key.replace('-', ' CFR ')}.`)
    return law
  })
}

async function* keeping(chunks: AsyncIterable<Uint8Array>, received: Uint8Array[]): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    received.push(chunk)
    yield chunk
  }
}

function toLaw(key: PartKey, part: Part, texts: ReadonlyMap<string, string>): LawVersion {
  const [title = '', number = ''] = key.split('-')
  const { zh, regulations } = partTitles[key]
  const parts = part.elements.map(toPart).map((one) => withText(one, texts))
  refuseTwice(key, parts)
  return {
    kind: 'law',
    id: `us-${title}-cfr-${number}`,
    work: `us-${title}-cfr-${number}`,
    countryCode: 'US',
    category: 'regulation',
    title: { zh, en: `${title} CFR ${part.heading}`, local: null },
    abbreviation: regulations,
    number: `${title} CFR Part ${number}`,
    authority: authorityOf[regulations],
    // Its sections were amended on many days, not all of which the text names.
    publishedOn: null,
    effectiveOn: null,
    end: null,
    isStatedInForce: true,
    statedStatus: null,
    note: null,
    summary: null,
    urls: { zh: null, en: `https://www.ecfr.gov/current/title-${title}/part-${number}` },
    textSources: ['eCFR'],
    preamble: [],
    parts,
    isIncomplete: false,
  }
}

function toPart(element: PartElement): LawPart {
  if (element.kind === 'subpart') return { kind: 'heading', level: 1, text: element.heading }
  const passages = element.blocks.flatMap(toPassages)
  const { number, heading } = element
  return element.kind === 'section'
    ? { kind: 'article', id: number, label: `§ ${number}`, heading, passages }
    : {
        kind: 'article',
        id: `supplement-${number.toLowerCase()}`,
        label: `Supplement No. ${number}`,
        heading: heading === '' ? null : heading,
        passages,
        ...(heading !== '[Reserved]' && { isOmitted: true }),
      }
}

function withText(part: LawPart, texts: ReadonlyMap<string, string>): LawPart {
  if (part.kind !== 'article') return part
  const sha256 = texts.get(part.id)
  return sha256 === undefined ? part : { ...part, sha256 }
}

function toPassages(block: Block): LawPassage[] {
  const passage = (kind: LawPassage['kind'], text: string): LawPassage[] => {
    const plain = plainText(text)
    return plain === '' ? [] : [{ kind, text: plain }]
  }
  switch (block.kind) {
    case 'heading':
      return passage('heading', block.text)
    case 'paragraph':
      return passage('text', block.text)
    case 'note':
      return [...passage('note', block.heading), ...block.texts.flatMap((text) => passage('note', text))]
    case 'list':
      return block.texts.flatMap((text) => passage('text', text))
    case 'table':
      return [
        ...passage('heading', block.caption),
        ...[...block.head, ...block.rows].flatMap((cells) =>
          passage('row', cells.map((cell) => plainText(cell.text)).join(' | ')),
        ),
      ]
    case 'picture':
      return passage('note', '[Figure]')
    case 'notice':
      return passage('notice', block.notice.text)
  }
}

function refuseTwice(key: string, parts: readonly LawPart[]): void {
  const ids = parts.flatMap((part) => (part.kind === 'article' ? [part.id] : []))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Rejected(`Part ${key} has ${twice} twice.`)
}
