import type {
  Fact,
  Listing,
  ListingState,
  RecordName,
  RecordRelationship,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { groupEditions } from '../../formats/curated-csv/group-editions.ts'
import type { RegisterEntity } from '../../formats/us-register/parse.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { foldName } from '../../reading/fold-name.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { countryStatement, distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { type Entry, otherPrints, toEntry } from './1260h-company.ts'
import { type Span, toSpans, toStates, toTimeline } from './1260h-timeline.ts'
import type { MilitaryCompanies } from './parse.ts'

const statute = {
  title:
    'Section 1260H, William M. (Mac) Thornberry National Defense Authorization Act for Fiscal Year 2021 (Pub. L. 116-283)',
  url: 'https://www.congress.gov/116/plaws/publ283/PLAW-116publ283.pdf',
}

interface Company {
  id: string
  entries: Entry[]
  /** Its last row. */
  last: Entry
  spans: Span[]
  /** Its line in the newest notice. */
  notice: RegisterEntity | undefined
}

/** The list's editions, as far as the rows show them. */
interface Editions {
  newest: string
  /** Those with the address of their document, which print the list whole; ascending. */
  whole: string[]
  urls: Map<string, string>
}

export function normalise({ rows, notice }: MilitaryCompanies, warnings: Warnings): Edition {
  const entries = rows.map(toEntry)
  for (const { edition, until, name } of entries) {
    if (!isIsoDay(edition) || (until !== '' && !isIsoDay(until))) {
      throw new Rejected(`The row of ${name} has the dates "${edition}" and "${until}".`)
    }
  }
  const urls = new Map(entries.filter(({ url }) => url !== '').map(({ edition, url }) => [edition, url]))
  const editions = {
    newest:
      entries
        .map(({ edition }) => edition)
        .sort()
        .at(-1) ?? '',
    whole: [...urls.keys()].sort(),
    urls,
  }
  const companies = withNotices(groupEditions(entries, otherPrints, warnings), notice, warnings)
  return { publishedOn: editions.newest, records: toRecords(companies, editions, warnings) }
}

function withNotices(groups: Entry[][], notice: RegisterEntity[], warnings: Warnings): Company[] {
  const byName = new Map<string, RegisterEntity>()
  for (const party of notice) for (const name of [party.name, ...party.aliases]) byName.set(foldName(name), party)
  const companies = groups.flatMap((entries): Company[] => {
    const [first, last] = [entries[0], entries.at(-1)]
    if (first === undefined || last === undefined) return []
    const names = entries.flatMap(({ name, aliases, formerNames }) => [name, ...aliases, ...formerNames])
    return [
      {
        // Of the name it was first listed by, which no later edition changes.
        id: derivedId(foldName(first.name)),
        entries,
        last,
        spans: toSpans(entries),
        notice: names.map((name) => byName.get(foldName(name))).find((party) => party !== undefined),
      },
    ]
  })
  const met = new Set(companies.map((company) => company.notice))
  for (const party of notice) if (!met.has(party)) warnings.add('notice-without-row', party.name)
  return companies
}

async function* toRecords(companies: Company[], editions: Editions, warnings: Warnings): AsyncGenerator<SourceRecord> {
  const byName = new Map(companies.flatMap((company) => company.entries.map(({ name }) => [foldName(name), company])))
  const parentOf = (entry: Entry): Company | undefined => {
    if (entry.parent === '') return undefined
    const parent = byName.get(foldName(entry.parent))
    if (parent === undefined) warnings.add('unknown-parent', entry.parent)
    return parent
  }
  const relationships = new Map(companies.map((company) => [company.id, toRelationships(company, parentOf)]))
  const children = (id: string) =>
    companies
      .filter((company) => company.spans.at(-1)?.until === null)
      .filter((company) => relationships.get(company.id)?.some(({ toPublisherId }) => toPublisherId === id))
  for (const company of companies) {
    const names = namesOf(company)
    const subsidiaries = children(company.id).map(toSubsidiary)
    yield plainRecord({
      publisherId: company.id,
      type: '01',
      names,
      countries: company.notice ? [countryStatement('jurisdiction', company.notice.country, warnings)] : [],
      facts: toReasons(company),
      listings: toListings(company, editions),
      relationships: relationships.get(company.id) ?? [],
      ...(subsidiaries.length === 0 ? {} : { subsidiaries }),
    })
  }
}

/** As last printed; what other editions print otherwise is another name. */
function namesOf({ entries, last, notice }: Company): RecordName[] {
  const newestFirst = entries.toReversed()
  const isSame = (name: string) => foldName(name) === foldName(last.name)
  return distinctNames([
    plainName(last.name, 'primary'),
    ...newestFirst.flatMap(({ formerNames }) => formerNames.map((name) => plainName(name, 'fka'))),
    ...newestFirst
      .filter(({ name }) => !isSame(name))
      .map(({ name, edition }) => plainName(name, 'aka', `edition of ${edition}`)),
    ...newestFirst.flatMap(({ aliases }) => aliases.map((name) => plainName(name, 'aka'))),
    ...(notice ? [notice.name, ...notice.aliases] : [])
      .filter((name) => !isSame(name))
      .map((name) => plainName(name, 'aka')),
  ])
}

/** One per parent, with the edition that named the parent, if a later one does not repeat it. */
function toRelationships(company: Company, parentOf: (entry: Entry) => Company | undefined): RecordRelationship[] {
  const found = new Map<string, RecordRelationship>()
  for (const entry of company.entries.toReversed()) {
    const parent = parentOf(entry)
    if (parent === undefined || parent === company || found.has(parent.id)) continue
    found.set(parent.id, {
      toPublisherId: parent.id,
      kind: 'subsidiary-of',
      label: 'Subsidiary of',
      isFormer: false,
      ...(entry === company.last ? {} : { note: `named so in the edition of ${entry.edition}` }),
    })
  }
  return [...found.values()]
}

function toSubsidiary({ last }: Company): NonNullable<SourceRecord['subsidiaries']>[number] {
  return { name: last.name, aka: [...last.aliases, ...last.formerNames].join('; '), address: '' }
}

/** Reasons for the listing, newest edition first. A note with an end date is about the removal: see the listing. */
function toReasons({ entries, notice }: Company): Fact[] {
  const stated = entries
    .toReversed()
    .filter(({ note, until }) => note !== '' && until === '')
    .map(({ note, edition }): Fact => reason(note, `edition of ${edition}`))
  return stated.length > 0 || !notice?.notes ? stated : [reason(notice.notes, notice.federalRegister)]
}

function reason(value: string, note: string): Fact {
  return { key: 'designation-reason', label: 'Reason for listing', value, note }
}

/** One per period on the list; the last one has the whole timeline. */
function toListings({ spans, notice }: Company, editions: Editions): Listing[] {
  const states = toStates(spans, editions.whole)
  const citation = notice?.federalRegister ?? ''
  const timeline = toTimeline(states, {
    newsOf: (date) => newsOf(date, editions),
    lawsOf: (date) => [statute, ...(date === editions.newest ? lawOf(citation) : [])],
  })
  const absent = states.find(({ kind }) => kind === 'absent')
  return spans.map((span, at) => {
    const isLast = at === spans.length - 1
    const isNamed = [span.from, ...span.kept].includes(editions.newest)
    const note = [
      ...(span.note === '' ? [] : [span.note]),
      ...(isLast && absent ? [`Not named in the edition of ${absent.date}; no removal is stated`] : []),
    ].join('; ')
    return {
      list: 'Section 1260H Chinese Military Companies List',
      programmes: ['Section 1260H'],
      measures: [],
      legalBases: [statute.title, ...(isNamed && citation !== '' ? [citation] : [])],
      listedOn: span.from,
      amendedOn: span.kept,
      ...(span.until === null ? {} : { endedOn: span.until }),
      ...(note === '' ? {} : { note }),
      ...(span.url === '' ? {} : { url: span.url }),
      ...(isLast ? { timeline } : {}),
    }
  })
}

function newsOf(date: string, { urls }: Editions): ListingState['news'] {
  const url = urls.get(date)
  const title = 'Entities Identified as Chinese Military Companies Operating in the United States'
  return url === undefined ? [] : [{ title, url }]
}

/** "91 FR 35189 (June 10, 2026)" */
function lawOf(citation: string): ListingState['laws'] {
  const match = /^(\d+) FR (\d+)\b/.exec(citation)
  if (match === null) return []
  return [{ title: citation, url: `https://www.federalregister.gov/citation/${match[1]}-FR-${match[2]}` }]
}
