import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { readPage } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { ListEntry } from '../curated-csv/list-entry.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Where a statute names companies, and how. */
export interface NamingSection {
  /** "889" */
  section: string
  /** Global, with the group `names`, in the text of the section with white space collapsed. */
  naming: RegExp
  /** Divides several names in one place; absent where each place has one. */
  separator?: RegExp
  /** Page of the law for people. */
  url: string
  /** What the entries state apart from the names, as the curated tables have it. */
  stated?: Partial<Pick<ListEntry, 'start' | 'notes' | 'report'>>
}

/** "<<NOTE: 41 USC 3901 note.>>" in the margin, "[[Page 132 STAT. 1917]]" between pages; in the page as it was sent. */
const marginalia = /(?:<|&lt;){2}NOTE:[\s\S]*?(?:>|&gt;){2}|\[\[Page [^\]]*\]\]/g
const shortForm = /^(?<name>.+?) \((?:also known as )?(?:``|“)?(?<short>[^()`“”']+)(?:''|”)?\)$/

/**
 * The companies that a public law names in one section, from the law as the Government Publishing Office has it for reading (`PLAW-….htm`, plain
 * text in a page). Refuses a page without the section, or a section without a name.
 */
export async function readStatute(
  content: AsyncIterable<Uint8Array>,
  { section, naming, separator, url, stated }: NamingSection,
  warnings: Warnings,
): Promise<ListEntry[]> {
  const text = sectionOf(plainText(await readPage(content)), section)
  const printed = [...text.matchAll(naming)].flatMap(({ groups }) => {
    const names = groups?.['names'] ?? ''
    return separator === undefined ? [names] : names.split(separator)
  })
  if (printed.length === 0) throw new Rejected(`Section ${section} of the law names no company where it used to.`)
  if (new Set(printed).size < printed.length) warnings.add('duplicate-record', printed.join(' | '))
  return printed.map((print) => {
    const parts = shortForm.exec(print)?.groups
    return {
      type: '01',
      name: parts?.['name'] ?? print,
      aliases: parts?.['short'] === undefined ? [] : [parts['short']],
      programme: '',
      authority: '',
      reason: '',
      report: '',
      start: '',
      end: '',
      country: '',
      notes: '',
      url,
      ...stated,
    }
  })
}

/** The headings of sections are in capitals; the table of contents has "Sec. 889.". */
function sectionOf(law: string, section: string): string {
  const starts = [...law.matchAll(/^\s*SEC\. (\d+[A-Z]?)\. /gm)]
  const at = starts.findIndex((start) => start[1] === section)
  const start = starts[at]
  if (start === undefined) throw new Rejected(`The page has no section ${section} of a law.`)
  return law.slice(start.index, starts[at + 1]?.index).replace(/\s+/g, ' ')
}

function plainText(page: string): string {
  const texts: string[] = []
  const waiting: Node[] = parse(page.replace(marginalia, '')).childNodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('value' in node) texts.push(node.value)
    else if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return texts.join('')
}
