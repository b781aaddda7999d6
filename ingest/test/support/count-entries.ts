/** What a second reading of the eCFR's XML, by patterns over its text, finds of an entry of the Commerce Control List. */
export interface CountedEntry {
  reasons: string | null
  /** Of each requirement of its table, the columns of the chart. */
  rows: string[][]
  /** Letters and digits of each paragraph, without its label. */
  paragraphs: string[]
}

/** The entries of part 774 by their codes, in the order printed. */
export function countEntries(part: string): Map<string, CountedEntry> {
  const start = part.indexOf('<DIV9 N="Supplement No. 1 ')
  const supplement = part.slice(start, part.indexOf('<DIV9', start + 1))
  const pieces = supplement.split(/(?=<FP-[12]><B>\s*\d[A-E]\d{3}\b)/).slice(1)
  return new Map(pieces.map((piece) => [plainOf(piece).slice(0, 5), countEntry(piece)]))
}

function countEntry(piece: string): CountedEntry {
  const reasons = /Reasons? for Control:?(?:<\/I>)?(.*?)<\/(?:FP|P|FP-1|FP-2)>/s.exec(piece)?.[1]
  const tables = piece.match(/<TABLE.*?<\/TABLE>/gs) ?? []
  const rows = tables
    .filter((table) => /^\s*Controls?\b/.test(plainOf(table)))
    .flatMap((table) => table.match(/<TR>.*?<\/TR>/gs) ?? [])
  return {
    reasons: reasons === undefined ? null : plainOf(reasons) || null,
    rows: rows.flatMap(countRow),
    paragraphs: paragraphsOf(piece),
  }
}

function countRow(row: string): string[][] {
  const cells = [...row.matchAll(/<TD[^>]*?(?:\/>|>(.*?)<\/TD>)/gs)].map((cell) => cell[1] ?? '')
  const [scope = '', requirement = ''] = cells
  if (plainOf(scope) === '') return []
  const scopes = scope.split(/<br ?\/>/)
  const requirements = requirement.split(/<br ?\/>/)
  if (scopes.length > 1 && scopes.length === requirements.length)
    return requirements.map((one) => columnsOf(scope, one))
  return [columnsOf(scope, requirement)]
}

function columnsOf(scope: string, requirement: string): string[] {
  const stated = plainOf(requirement) || /[A-Z]{2} Column \d.*$/.exec(plainOf(scope))?.[0] || ''
  const [, control, column] = /^([A-Z]{2})? ?Column (\d)/.exec(stated) ?? []
  return column === undefined ? [] : [`${control ?? plainOf(scope).slice(0, 2)} ${column}`]
}

const labels =
  /^(?:Reasons? for Control|Control\(s\)|Controls|Country Chart\.|Related Controls?|Related Definitions?|ECCN Controls?|Unit|Items|Special Reporting|Reporting Requirements|License Requirements?(?: Notes?)?|LVS|GBS|TSR|STA|APP|ACE|ENC|IEC|NAC\/ACA|AIA|ACM|LPP|HBM):?\s*/i

function paragraphsOf(piece: string): string[] {
  const ends = piece.search(/<HD1>(?:Category|Part|Annex|[A-E]\.|I+\.)|<HD3>|<FP-2><B>EAR99|<(?:XREF|CITA|EDNOTE)/)
  const entry = (ends < 0 ? piece : piece.slice(0, ends)).replace(/<THEAD>.*?<\/THEAD>/gs, '')
  const found = entry.matchAll(/<(P|FP|FP-1|FP-2|HED|TD|CAPTION)(?: [^>]*[^/])?>(.*?)<\/\1>/gs)
  return [...found].flatMap(([, , inside = '']) => {
    const isHeading = /^\s*<E T="0[45]">(?:List|License|Special Conditions|Reporting)[^<]*<\/E>\s*$/.test(inside)
    const isPlainHeading = /^\s*<I>List of Items Controlled<\/I>\s*$/.test(inside)
    return isHeading || isPlainHeading ? [] : lettersOf(plainOf(inside).replace(labels, ''))
  })
}

/** The text without mark-up, on one line. */
function plainOf(xml: string): string {
  const text = xml
    .replace(/<br ?\/>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
  return text.replace(/\s+/g, ' ').trim()
}

/** Letters and digits alone, however they are printed. */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\d]/gu, '')
}
