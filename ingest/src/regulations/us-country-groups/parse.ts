import type { CountryGroupRow, CountryGroupsFrame } from '@qingdan/database/control-list.ts'
import { destinationCode } from '../../formats/ecfr/destinations.ts'
import { plainText, withoutRaised } from '../../formats/ecfr/marked-text.ts'
import { type Block, type Cell, readSupplement } from '../../formats/ecfr/read-supplement.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export interface CountryGroups {
  rows: CountryGroupRow[]
  frame: CountryGroupsFrame
}

type Table = Extract<Block, { kind: 'table' }>

/**
 * Reads the country groups, Supplement No. 1 to 15 CFR part 740: A, D and E are tables, B is a list, C is reserved. One row per country, whatever the
 * tables call it: "China (PRC)" and "China" are one.
 */
export async function parseCountryGroups(
  content: AsyncIterable<Uint8Array>,
  warnings: Warnings,
): Promise<CountryGroups> {
  const frame: CountryGroupsFrame = { groups: [], footnotes: [], notices: [] }
  const rows = new Map<string, CountryGroupRow>()
  const add = (name: string, groups: string[], notes: string[]) => {
    const code = destinationCode(name, warnings)
    const row = rows.get(code ?? name) ?? { name, countryCode: code, groups: [], notes: [] }
    rows.set(code ?? name, {
      ...row,
      groups: [...row.groups, ...groups],
      notes: [...new Set([...(row.notes ?? []), ...notes])],
    })
  }
  let heading = ''
  for await (const block of readSupplement(content, 740, 1, warnings)) {
    if (block.kind === 'notice') frame.notices.push(block.notice)
    else if (block.kind === 'heading') heading = plainText(block.text)
    else if (block.kind === 'table') readTable(block, frame, add, warnings)
    else if (block.kind === 'list') {
      const group = /^Country Group ([A-Z])/.exec(heading)?.[1]
      if (group === undefined) throw new Rejected(`A list of countries is under "${heading}".`)
      frame.groups.push({ group, name: null })
      for (const text of block.texts) add(withoutRaised(text).text, [group], [])
    }
  }
  refuseIncomplete(frame)
  return { rows: [...rows.values()], frame }
}

function readTable(
  table: Table,
  frame: CountryGroupsFrame,
  add: (name: string, groups: string[], notes: string[]) => void,
  warnings: Warnings,
): void {
  const caption = withoutRaised(table.caption).text
  const groups = (table.head[0] ?? []).slice(1).map(readGroup)
  frame.groups.push(...groups)
  const footnotes = new Map<string, string>()
  for (const [first] of table.rows) {
    if (first === undefined || first.span <= 1) continue
    frame.footnotes.push({ table: caption, text: plainText(first.text) })
    const { text, raised } = withoutRaised(first.text)
    for (const mark of raised) footnotes.set(mark, text)
  }
  for (const [first, ...cells] of table.rows) {
    if (first === undefined || first.span > 1) continue
    const { text: name, raised } = withoutRaised(first.text)
    for (const mark of raised) if (!footnotes.has(mark)) warnings.add('unknown-footnote', `${name} ${mark}`)
    if (cells.length !== groups.length)
      throw new Rejected(`The row of ${name} has ${cells.length} cells, not ${groups.length}.`)
    add(
      name,
      groups.filter((_, at) => isMarked(cells[at], name)).map(({ group }) => group),
      raised.flatMap((mark) => footnotes.get(mark) ?? []),
    )
  }
}

/** "[A:1] Wassenaar participating states¹", "[D: 5] U.S. Arms Embargoed Countries¹", "[A:5]". */
function readGroup({ text }: Cell): CountryGroupsFrame['groups'][number] {
  const stated = withoutRaised(text).text
  const found = /^\[([A-E]): ?(\d)\]\s*(.*)$/.exec(stated)
  if (!found) throw new Rejected(`The tables of groups have the unknown column "${stated}".`)
  return { group: `${found[1]}:${found[2]}`, name: found[3] || null }
}

function isMarked(cell: Cell | undefined, country: string): boolean {
  const mark = plainText(cell?.text ?? '')
  if (mark !== '' && mark !== 'X') throw new Rejected(`A cell of ${country} contains "${mark}".`)
  return mark === 'X'
}

function refuseIncomplete({ groups }: CountryGroupsFrame): void {
  for (const letter of ['A', 'B', 'D', 'E']) {
    if (!groups.some(({ group }) => group.startsWith(letter)))
      throw new Rejected(`There is no Country Group ${letter}.`)
  }
}
