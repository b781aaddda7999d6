import type { NoticePartyKind } from '@qingdan/database/notice-reading.ts'
import type { NoticeText } from './notice-text.ts'

/** Measures for everybody, or for persons and the others apart. */
export interface Measures {
  all: string[]
  persons: string[]
  others: string[]
}

const item = /^[一二三四五六七八九十]+、(.+)$/
const subItem = /^[（(][一二三四五六七八九十]+[)）](.+)$/
/** 对…等后附《反制清单》列明的企业，冻结…；禁止…。 */
const group = /^对(?!其|上述)(.+?)，(?=冻结|禁止|不予|限制|不批准|对其)(.+)$/
const heading = /^对(?!其|上述)(.+)：$|采取以下[^：，。]*措施：$/
const prohibits = /^(严格)?(冻结|禁止|限制|不予|不批准|不准)/

/** The measures before the annex, which begins at line `end`, numbered or under a heading; marks their lines as read. */
export function readMeasures(text: NoticeText, end: number): Measures {
  const measures: Measures = { all: [], persons: [], others: [] }
  let open: keyof Measures | null = null
  for (const [index, line] of text.lines.slice(0, end).entries()) {
    const content = item.exec(line)?.[1]
    const under = underHeading(line)
    if (heading.test(content ?? line)) {
      open = wholeGroup(content ?? line)
      if (content !== undefined) text.read(index)
    } else if (content !== undefined) {
      // A numbered part without measures ends the list: what follows is advice to others.
      if (content.endsWith('：')) open = null
      else {
        text.read(index)
        addItem(measures, content)
      }
    } else if (under !== null && open !== null) {
      text.read(index)
      measures[open].push(withoutEnd(under))
    } else if (open !== 'all' && !subItem.test(line)) open = null
  }
  if (Object.values(measures).every((list) => list.length === 0)) measures.all = inSentence(text, end)
  return measures
}

/** （一）冻结…, or a line that begins with what is prohibited. */
function underHeading(line: string): string | null {
  return subItem.exec(line)?.[1] ?? (prohibits.test(line) ? line : null)
}

function addItem(measures: Measures, content: string): void {
  const [, whom, what] = group.exec(content) ?? []
  if (whom === undefined || what === undefined) measures.all.push(withoutEnd(content))
  else measures[groupOf(whom)].push(...partsOf(what))
}

function wholeGroup(line: string): keyof Measures {
  const [, whom] = /^对(?!其|上述)(.+)：$/.exec(line) ?? []
  return whom === undefined ? 'all' : groupOf(whom)
}

function groupOf(whom: string): 'persons' | 'others' {
  return /人员|个人|人士/.test(whom) ? 'persons' : 'others'
}

/** …采取以下惩戒措施：禁止…，限制…，依法终身追责。 */
function inSentence({ lines }: NoticeText, end: number): string[] {
  for (const line of lines.slice(0, end)) {
    const [, list] = /(?:采取|实施)以下[^：，。]*措施：([^。]+)/.exec(line) ?? []
    if (list !== undefined) return list.split(/[，；]/).map((part) => part.replace(/^以及/, ''))
  }
  return []
}

function partsOf(text: string): string[] {
  return withoutEnd(text).split('；')
}

function withoutEnd(text: string): string {
  return text.replace(/[；。]$/, '')
}

export function measuresFor(kind: NoticePartyKind, { all, persons, others }: Measures): string[] {
  return [...all, ...(kind === 'person' ? persons : others)]
}
