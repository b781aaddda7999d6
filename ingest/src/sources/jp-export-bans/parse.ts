import { text as readText } from 'node:stream/consumers'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { pdfText } from '../../formats/pdf/pdf-text.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export interface Notice {
  id: 'russia' | 'belarus' | 'third-countries'
  list: string
  /** The notice as it cites itself: 令和四年外務省告示第八十二号. */
  reference: string
  /** ISO. */
  designatedOn: string
  updatedOn: string
  entries: Entry[]
}

/** A numbered entry: the text before its address, and the address, line breaks as printed. */
export interface Entry {
  number: number
  head: string
  address: string
}

const notices: readonly { id: Notice['id']; list: string; title: RegExp }[] = [
  {
    id: 'third-countries',
    list: 'Entities outside Russia and Belarus subject to export bans',
    title: /ベラルーシ共和国以外の国の団体/,
  },
  { id: 'russia', list: 'Entities in Russia subject to export bans', title: /ロシア連邦の団体/ },
  { id: 'belarus', list: 'Entities in Belarus subject to export bans', title: /ベラルーシ共和国の団体/ },
]

/** The three notices, each a PDF or the text layer of one. Throws `Rejected` when one is missing or is no such notice. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Notice[]> {
  const read: Notice[] = []
  for await (const { name, chunks } of readBundle(content)) {
    const printed = name.endsWith('.pdf') ? await pdfText(chunks) : await readText(chunks)
    read.push(toNotice(printed, name, warnings))
  }
  return notices.map(({ id }) => {
    const [notice, ...more] = read.filter((candidate) => candidate.id === id)
    if (notice === undefined) throw new Rejected(`There is no notice on ${id}.`)
    if (more.length > 0) throw new Rejected(`There are ${more.length + 1} notices on ${id}.`)
    return notice
  })
}

function toNotice(printed: string, file: string, warnings: Warnings): Notice {
  const text = printed.replace(/[０-９]/g, (digit) => digit.normalize('NFKC')).replace(/\r|\f/g, '')
  const starts = entryStarts(text)
  const heading = text.slice(0, starts[0] ?? text.length)
  const flat = heading.replace(/\s+/g, '')
  const notice = notices.find(({ title }) => title.test(flat))
  if (notice === undefined || starts.length === 0) throw new Rejected(`${file} is no notice of export bans.`)
  const [updatedOn, designatedOn] = [dayBehind(flat, '最終更新日'), dayBehind(flat, '指定日')]
  if (updatedOn === null || designatedOn === null) throw new Rejected(`${file} does not say when it was last changed.`)
  reportRest(flat, file, warnings)
  return {
    ...notice,
    reference: /（(令和[^（）]*告示第[^（）]*号)）/.exec(flat)?.[1] ?? '',
    designatedOn,
    updatedOn,
    entries: starts.map((start, index) => toEntry(index + 1, text.slice(start, starts[index + 1]), file, warnings)),
  }
}

const japanese = '[\\u3040-\\u30ff\\u3400-\\u9fff]'

/**
 * Entries are numbered without gaps: each starts at the next number, at the start of a line or directly after the last address. An address may have
 * the number too, as of a house: only behind that of an entry the line goes on in Japanese.
 */
function entryStarts(text: string): number[] {
  const starts: number[] = []
  for (let from = 0; ; ) {
    const next = `${starts.length + 1}[ 　]?(?=[^\\d\\s.,/:-])`
    const number = new RegExp(`(?<=\\n)${next}|(?<=[^\\d,\\n#-])${next}(?=[^\\n]*${japanese})`, 'g')
    number.lastIndex = from
    const match = number.exec(text)
    if (match === null) return starts
    starts.push(match.index)
    from = match.index + match[0].length
  }
}

function dayBehind(flat: string, word: string): string | null {
  const [, year, month, day] = new RegExp(`${word}：(\\d{4})年(\\d{1,2})月(\\d{1,2})日`).exec(flat) ?? []
  return toIsoDay(Number(year), Number(month), Number(day))
}

/** The heading is the title in one sentence and two days; any other text there is reported. */
function reportRest(flat: string, file: string, warnings: Warnings): void {
  const rest = flat.replace(/^○.*?号）/, '').replace(/(指定日|最終更新日)：\d{4}年\d{1,2}月\d{1,2}日/g, '')
  if (rest !== '') warnings.add('unread-text', `${file}: ${rest}`)
}

const addressMark = /所 ?在 ?地 ?[：:]/

function toEntry(number: number, text: string, file: string, warnings: Warnings): Entry {
  const [head = '', ...addresses] = text.replace(/^\d+[ 　]?/, '').split(addressMark)
  if (addresses.length !== 1) warnings.add('entry-without-one-address', `${file} ${number}: ${addresses.length}`)
  return { number, head: head.trim(), address: addresses.join('; ').trim() }
}
