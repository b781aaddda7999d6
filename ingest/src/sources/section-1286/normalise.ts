import type { Fact, Listing, ListingState, PublishedText, SourceRecord } from '@qingdan/database/record.ts'
import { groupEditions } from '../../formats/curated-csv/group-editions.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { foldName } from '../../reading/fold-name.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { countryStatement, distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Line } from './parse.ts'

const law = {
  title: 'Section 1286, John S. McCain National Defense Authorization Act for Fiscal Year 2019 (Pub. L. 115-232)',
  url: 'https://www.congress.gov/115/plaws/publ232/PLAW-115publ232.pdf',
}

const statuses = {
  listed: { zh: '列入', en: 'Listed' },
  kept: { zh: '继续列入', en: 'Remains listed' },
  absent: { zh: '新版未列名，无移出公告', en: 'Not named in this edition; no removal stated' },
  removed: { zh: '移出', en: 'Removed' },
  relisted: { zh: '重新列入', en: 'Listed again' },
} satisfies Record<string, PublishedText>

/** `foundOn` is used if no line has a day. */
export function normalise(lines: Line[], foundOn: string | undefined, warnings: Warnings): Edition {
  for (const { edition, until, name } of lines) {
    if (!/^\d{4}$/.test(edition) || !(until === '' || /^\d{4}$/.test(until) || isIsoDay(until))) {
      throw new Rejected(`The line of ${name} has the edition "${edition}" and the end "${until}".`)
    }
  }
  const editions = [...new Set(lines.map(({ edition }) => edition))].sort()
  const newest = editions.at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  const days = lines.map(({ until }) => until).filter(isIsoDay)
  const publishedOn = days.sort().at(-1) ?? foundOn ?? `${newest}-01-01`
  return { publishedOn, records: toRecords(lines, editions, warnings) }
}

async function* toRecords(lines: Line[], editions: string[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const byName = Map.groupBy(lines, ({ name }) => foldName(name))
  const editionsOf = (name: string) => byName.get(foldName(name))?.map(({ edition }) => edition) ?? []
  const entries = lines.map((line) => ({
    ...line,
    // Too many institutes share short forms; a whole name identifies one if only other editions have it.
    identifyingNames: line.aliases.filter((alias) => {
      const [own, others] = [new Set(editionsOf(line.name)), editionsOf(alias)]
      return others.length > 0 && !others.some((edition) => own.has(edition))
    }),
    formerNames: [],
  }))
  for (const own of groupEditions(entries, [], warnings)) {
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) continue
    const newestFirst = own.toReversed()
    yield plainRecord({
      publisherId: derivedId(foldName(first.name)),
      type: '01',
      names: distinctNames([
        plainName(last.name, 'primary'),
        ...newestFirst
          .filter(({ name }) => foldName(name) !== foldName(last.name))
          .map(({ name, edition }) => plainName(name, 'aka', `list of fiscal year ${edition}`)),
        ...newestFirst.flatMap(({ aliases }) => aliases.map((alias) => plainName(alias, 'aka'))),
      ]),
      countries: [...new Set(newestFirst.map(({ country }) => country).filter((country) => country !== ''))].map(
        (country) => countryStatement('jurisdiction', country, warnings),
      ),
      facts: toFacts(newestFirst),
      listings: [toListing(own, editions)],
    })
  }
}

function toFacts(lines: Line[]): Fact[] {
  const stated = lines.flatMap(({ table, notes, edition }): Fact[] => [
    ...(table === '' ? [] : [{ key: 'list-table', label: 'Table', value: table, note: `fiscal year ${edition}` }]),
    ...(notes === '' ? [] : [{ key: 'designation-scope', label: 'As printed behind the name', value: notes }]),
  ])
  return [...new Map(stated.map((fact) => [JSON.stringify(fact), fact])).values()]
}

function toListing(lines: Line[], editions: string[]): Listing {
  const timeline = toTimeline(lines, editions)
  const last = lines.at(-1)
  const endedOn = lines.map(({ until }) => until).findLast((until) => until !== '')
  const isOver = endedOn !== undefined && endedOn >= (last?.edition ?? '')
  const absent = timeline.find(({ status }) => status === statuses.absent)
  const notes = [
    ...(isOver && !isIsoDay(endedOn) ? [`off the list in ${endedOn}, no day stated`] : []),
    ...(absent && !isOver ? [`Not named in the list of fiscal year ${absent.date}; no removal is stated`] : []),
  ]
  return {
    list: 'Section 1286 List',
    programmes: ['Section 1286'],
    measures: [],
    legalBases: [law.title],
    // The lists are dated by fiscal year: see the timeline.
    listedOn: null,
    amendedOn: [],
    // A year without a day ends with the year, so that no party is delisted too early.
    ...(isOver ? { endedOn: isIsoDay(endedOn) ? endedOn : `${endedOn}-12-31` } : {}),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    ...(last?.url ? { url: last.url } : {}),
    timeline,
  }
}

/** Each edition is complete: a party that a later one omits is "not named". */
function toTimeline(lines: Line[], editions: string[]): ListingState[] {
  const named = new Map(lines.map((line) => [line.edition, line]))
  const until = lines.map((line) => line.until).findLast((day) => day !== '')
  const states: ListingState[] = []
  let isNamed = false
  for (const edition of editions) {
    const line = named.get(edition)
    const isFirst = states.length === 0
    if (line !== undefined) states.push(stateOf(edition, isFirst ? 'listed' : isNamed ? 'kept' : 'relisted', line.url))
    else if (isNamed && until === undefined) states.push(stateOf(edition, 'absent', ''))
    isNamed = line !== undefined
  }
  return until === undefined ? states : [...states, stateOf(until, 'removed', '')]
}

function stateOf(date: string, kind: keyof typeof statuses, url: string): ListingState {
  const news = url === '' ? [] : [{ title: `Section 1286 list of fiscal year ${date}`, url }]
  return { date, status: statuses[kind], news, laws: [law] }
}
