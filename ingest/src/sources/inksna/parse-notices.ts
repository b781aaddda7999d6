import type { ListEntry } from '../../formats/curated-csv/list-entry.ts'
import { type Notice, readNotices } from '../../formats/federal-register/read-notices.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const named = /\bthe following foreign (?:persons?|entit(?:y|ies))\b.*:$/i
const measures = /\bthe following measures (?:are|were|have been) imposed\b/i
/** "… Co. Ltd (China) and any successor, sub-unit, or subsidiary thereof; and" */
const person =
  /^(?<name>.+?)(?<others>(?: \((?:[^()]|\([^()]*\))*\))*) \((?<country>[^()]+)\)(?<scope>,? and any successor, sub-unit,? or subsidiary thereof)?[;.,]?(?: and)?$/i
const twoYears = /\bfor two years from the effective date\b/i

/** The parties in the notices of the Federal Register, as the curated table has them. */
export async function parseNotices(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ListEntry[]> {
  return (await readNotices(content)).flatMap((notice) => readNotice(notice, warnings))
}

function readNotice(notice: Notice, warnings: Warnings): ListEntry[] {
  const { blocks, publishedOn, url, subject } = notice
  const from = blocks.findIndex(({ text }) => named.test(text))
  const to = blocks.findIndex(({ text }, at) => at > from && measures.test(text))
  if (from < 0 || to < 0) throw new Rejected(`The notice of ${publishedOn} names nobody where its form has the names.`)
  const start = effectiveDayOf(notice)
  const end = blocks.some(({ text }) => twoYears.test(text)) ? twoYearsAfter(start) : ''
  const entries = blocks.slice(from + 1, to).flatMap(({ text }): ListEntry[] => {
    const parts = person.exec(text)?.groups
    if (parts === undefined) {
      warnings.add('entry-without-name', text)
      return []
    }
    const { country, isIndividual } = placeOf(parts['country'] ?? '')
    const isPerson = isIndividual || parts['scope'] === undefined
    return [
      {
        type: isPerson ? '02' : '01',
        name: parts['name'] ?? '',
        aliases: aliasesIn(parts['others'] ?? ''),
        programme: subject,
        authority: '',
        reason: '',
        report: publishedOn,
        start,
        end,
        country,
        notes: isPerson ? '' : 'and any successor, sub-unit, or subsidiary thereof;',
        url,
      },
    ]
  })
  if (entries.length === 0) throw new Rejected(`The notice of ${publishedOn} has no name that can be read.`)
  return entries
}

/** "DATES:" is a heading; the day is in the paragraph that follows. */
function effectiveDayOf({ blocks, publishedOn }: Notice): string {
  const at = blocks.findIndex(({ element, text }) => element === 'HD' && /^(?:effective )?dates?:?$/i.test(text))
  const day = at < 0 ? null : dayIn(blocks[at + 1]?.text ?? '', Number(publishedOn.slice(0, 4)))
  if (day === null) throw new Rejected(`The notice of ${publishedOn} does not say from when the measures apply.`)
  return day
}

function twoYearsAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`
}

/** "DPRK individual", "North Korean individual in China", "China" */
function placeOf(text: string): { country: string; isIndividual: boolean } {
  const individual = /^(?<country>.+?) individual\b/i.exec(text)?.groups?.['country']
  return individual === undefined ? { country: text, isIndividual: false } : { country: individual, isIndividual: true }
}

/** "(SANS FAB) (also known as Another Name; Third Name)" */
function aliasesIn(brackets: string): string[] {
  return [...brackets.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, inside = '']) =>
    inside
      .split(/;\s*/)
      .map((name) => name.replace(/^(?:also known as|a\.?k\.?a\.?|a\/k\/a),?:?\s*/i, '').trim())
      .filter((name) => name !== ''),
  )
}
