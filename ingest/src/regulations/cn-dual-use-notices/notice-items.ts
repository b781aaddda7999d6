import type { NoticeItem } from '@qingdan/database/china-items.ts'

const code = String.raw`\d[A-E]\d{3}(?:\.(?:[a-z]|\d{1,2}))*`
const codes = new RegExp(String.raw`${code}(?![\da-zA-Z])`, 'g')
/** "（一）1C117.d．钨相关材料：", "一、1C909 钬相关物项", "（四）1E004、1E101.b．生产…". */
const itemLine = new RegExp(
  String.raw`^(?:（[一二三四五六七八九十]+）|[一二三四五六七八九十]+、)\s*(${code}(?:、${code})*)[．.]?\s*(.*)$`,
)
/** "（一）…；（管制编码：1E902.a）". */
const suffixedLine = new RegExp(`^（[一二三四五六七八九十]+）(.*?)[；。]?（管制编码：(${code})）[；。]?$`)
const markedLine = /^(\d{1,2}|[a-z])\s*[．.]\s*(.+)$/
const customsNote = /\s*[（(]参考(?:海关商品编号|税则号列)：([\d、\s]+)[）)]/g

/** Every code that a text names, each once, in the order named. */
export function codesIn(text: string): string[] {
  return [...new Set(text.match(codes) ?? [])]
}

/** The items that a notice lists, each with its code, in the order printed. A heading that only introduces the items below it has none below itself. */
export function readNoticeItems(text: string): NoticeItem[] {
  const items: NoticeItem[] = []
  /** The items that the last line with a code began: several when it names several codes. */
  let current: Cursor[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, named, words] = itemLine.exec(line) ?? []
    const [, suffixed, suffix] = suffixedLine.exec(line) ?? []
    const marked = markedLine.exec(line)
    if (named !== undefined && words !== undefined) {
      current = named.split('、').map((of) => new Cursor(toItem(of, words)))
      items.push(...current.map(({ item }) => item))
    } else if (suffixed !== undefined && suffix !== undefined) {
      items.push(toItem(suffix, suffixed))
      current = []
    } else if (marked !== null && current.length > 0) {
      for (const cursor of current) cursor.add(marked[1] ?? '', marked[2] ?? '')
    } else {
      current = []
    }
  }
  return items
}

/** An item that is being read: where its next paragraph belongs. */
class Cursor {
  readonly item: NoticeItem
  /** The kind of mark of the first level: digits in most notices, letters in some. */
  #first: 'digit' | 'letter' | null = null

  constructor(item: NoticeItem) {
    this.item = item
  }

  add(mark: string, text: string): void {
    const kind = /\d/.test(mark) ? 'digit' : 'letter'
    this.#first ??= kind
    const parent = kind === this.#first ? this.item : (this.item.items.at(-1) ?? this.item)
    parent.items.push(toItem(`${parent.code}.${mark}`, text))
  }
}

function toItem(code: string, text: string): NoticeItem {
  const customsCodes = [...text.matchAll(customsNote)].flatMap(([, list = '']) => list.match(/\d{8,10}/g) ?? [])
  return { code, text: text.replace(customsNote, '').trim(), customsCodes: [...new Set(customsCodes)], items: [] }
}
