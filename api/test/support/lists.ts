import type { Listing, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import { sql } from 'kysely'
import type { TestEnvironment } from './test-environment.ts'

/** A handful of real entries of the two lists, by their official ids, as the ingest would store them (seen 2025-11-19 and 2026-08-01). */

function name(value: string, rest: Partial<RecordName> = {}): RecordName {
  return { value, kind: 'primary', quality: 'strong', script: 'Latn', ...rest }
}

function listing(rest: Partial<Listing>): Listing {
  return {
    list: 'SDN List',
    programmes: [],
    measures: ['Block'],
    legalBases: [],
    listedOn: null,
    amendedOn: [],
    ...rest,
  }
}

const integrity = recordOf({
  publisherId: '50543',
  type: '01',
  subTypes: [{ code: '0101', reason: 'No programme or feature says more' }],
  names: [
    name('Integrity Technology Group, Incorporated'),
    name('永信至成科技集团股份有限公司', { script: 'Hans' }),
    name('Beijing Integrity Technology Company, Limited', { kind: 'aka' }),
    name('Yongxin Zhicheng Technology Group Company, Limited', { kind: 'aka', quality: 'weak' }),
  ],
  addresses: [
    {
      text: 'Room 103, Building 6, No. 9, Fenghao East Road, Haidian District, Beijing, China',
      countryCode: 'CN',
      country: 'China',
    },
  ],
  documents: [
    {
      kind: 'uscc',
      label: 'Unified Social Credit Code (USCC)',
      number: '91110108562135265P',
      countryCode: 'CN',
      country: 'China',
    },
    { kind: 'other', label: 'Equity Ticker', number: '688244 CH', note: 'Confirmed' },
  ],
  facts: [
    {
      key: 'organization-type',
      label: 'Organization Type',
      value: 'Computer programming activities',
      note: 'Confirmed',
    },
  ],
  listings: [
    listing({ listedOn: '2025-01-03', programmes: ['CYBER2'], legalBases: ['Executive Order 13694 (Cyber)'] }),
  ],
})

const mahanAir = recordOf({
  publisherId: '12927',
  type: '01',
  subTypes: [{ code: '0107', reason: 'NPWMD' }],
  names: [name('MAHAN AIR'), name('MAHAN AIR CO.', { kind: 'aka' })],
  countries: [{ kind: 'registration', country: 'Iran', countryCode: 'IR' }],
  listings: [listing({ listedOn: '2011-10-12', programmes: ['NPWMD', 'IFSR', 'SDGT'] })],
})

const mahanAircraft = recordOf({
  publisherId: '15464',
  type: '04',
  subTypes: [{ code: '0401', reason: 'No programme or feature says more' }],
  names: [name('EP-MNO')],
  aircraft: {
    model: 'A310-308',
    operator: 'MAHAN AIR',
    constructionNumber: '595',
    manufacturedOn: { from: '1991-08-30', to: '1991-08-30', text: '1991-08-30', isCirca: false },
  },
  listings: [listing({ listedOn: '2012-09-19', programmes: ['SDGT', 'NPWMD', 'IFSR'] })],
  relationships: [
    { toPublisherId: '12927', kind: 'owned-or-controlled-by', label: 'Owned or Controlled By', isFormer: false },
  ],
})

const lydia = recordOf({
  publisherId: '52945',
  type: '03',
  subTypes: [{ code: '0301', reason: 'No programme or feature says more' }],
  names: [name('LYDIA II')],
  vessel: {
    imo: '9365776',
    flag: 'Panama',
    flagCode: 'PA',
    mmsi: '352002042',
    type: 'Crude Oil Tanker',
    callSign: '3E2202',
  },
  documents: [{ kind: 'imo', label: 'Vessel Registration Identification', number: 'IMO 9365776' }],
  listings: [listing({ listedOn: '2025-02-24', programmes: ['IRAN-EO13902'] })],
})

const khattab = recordOf({
  publisherId: '15591',
  type: '02',
  subTypes: [{ code: '0204', reason: 'SDGT' }],
  names: [
    name('Anas Hasan KHATTAB'),
    name('Samir Ahmed AL-KHAYAT', { kind: 'aka' }),
    name('HANI', { kind: 'aka', quality: 'weak' }),
  ],
  birthDates: [{ from: '1986-04-07', to: '1986-04-07', text: '1986-04-07', isCirca: false }],
  birthPlaces: [{ text: 'Damascus, Syria', country: 'Syria', countryCode: 'SY' }],
  documents: [{ kind: 'national-id', label: 'National ID No.', number: '00351762055', validity: 'Fraudulent' }],
  listings: [listing({ listedOn: '2012-12-11', programmes: ['SDGT'] })],
})

const mansurListing = listing({
  list: '1988 Sanctions List (Taliban)',
  programmes: ['Taliban'],
  measures: [],
  listedOn: '2001-01-31',
  amendedOn: ['2003-09-03', '2013-04-22', '2026-03-10'],
  reference: 'TAi.007',
})
const mansurListingBefore = { ...mansurListing, amendedOn: ['2003-09-03', '2013-04-22'] }
const mansurPassport = {
  kind: 'passport' as const,
  label: 'diplomatic passport',
  number: 'D0009720',
  countryCode: 'AF',
  country: 'Afghanistan',
  issuedOn: { from: '2021-10-12', to: '2021-10-12', text: '2021-10-12', isCirca: false },
}

const mansur = recordOf({
  publisherId: '110554',
  type: '02',
  subTypes: [
    { code: '0203', reason: 'Designation Minister of Agriculture' },
    { code: '0204', reason: 'Taliban' },
  ],
  names: [
    name('ABDUL LATIF MANSUR'),
    name('عبد اللطيف منصور', { script: 'Arab' }),
    name('Abdul Latif Mansoor', { kind: 'aka' }),
    name('Wali Mohammad', { kind: 'aka' }),
  ],
  titles: ['Maulavi'],
  positions: ['Minister of Agriculture under the Taliban regime (1996-2001)'],
  birthDates: [{ from: '1968-01-01', to: '1968-12-31', text: 'circa 1968', isCirca: true }],
  countries: [{ kind: 'nationality', country: 'Afghanistan', countryCode: 'AF' }],
  documents: [mansurPassport],
  listings: [mansurListing],
})

/** A record of a list, current until `validTo`. Entries with one subject id are one subject. */
export interface Entry {
  source: 'ofac-sdn' | 'un-sc'
  subjectId: string
  record: SourceRecord
  validTo?: string
}

const entries: Entry[] = [
  { source: 'ofac-sdn', subjectId: 'ofac-50543', record: integrity },
  { source: 'ofac-sdn', subjectId: 'ofac-12927', record: mahanAir },
  { source: 'ofac-sdn', subjectId: 'ofac-15464', record: mahanAircraft },
  { source: 'ofac-sdn', subjectId: 'ofac-52945', record: lydia },
  { source: 'ofac-sdn', subjectId: 'ofac-15591', record: khattab, validTo: '2025-11-19' },
  { source: 'un-sc', subjectId: 'un-110554', record: mansur },
]

interface Change {
  source: Entry['source']
  subjectId: string
  publisherId: string
  on: string
  status: 0 | 1 | 2 | 3
  changes?: FieldChange[]
}

/** What was seen between two files: one addition, one modification, one withdrawal from the only list. */
const changes: Change[] = [
  { source: 'ofac-sdn', subjectId: 'ofac-52945', publisherId: '52945', on: '2025-11-19', status: 1 },
  { source: 'ofac-sdn', subjectId: 'ofac-15591', publisherId: '15591', on: '2025-11-19', status: 3 },
  { source: 'ofac-sdn', subjectId: 'ofac-15591', publisherId: '15591', on: '2025-11-19', status: 0 },
  {
    source: 'un-sc',
    subjectId: 'un-110554',
    publisherId: '110554',
    on: '2026-08-01',
    status: 2,
    changes: [
      { field: 'listings', before: [mansurListingBefore], after: [mansurListing] },
      { field: 'documents', before: [], after: [mansurPassport] },
    ],
  },
]

/** Stores the entries, and the given ones, as the last real file of each list and builds the index from them. */
export async function storeLists(environment: TestEnvironment, more: readonly Entry[] = []): Promise<void> {
  const { db } = environment
  const all = [...entries, ...more]
  const published = { 'ofac-sdn': '2025-11-19', 'un-sc': '2026-08-01' }
  const snapshotIds = new Map<string, number>()
  for (const [source_id, published_on] of Object.entries(published)) {
    const sha256 = `sha of ${source_id}`
    const snapshot = await db
      .insertInto('snapshots')
      .values({
        source_id,
        sha256,
        received_sha256: sha256,
        published_on,
        url: 'test',
        bytes: 1,
        fetched_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    snapshotIds.set(source_id, snapshot.id)
    const record_count = all.filter(({ source, validTo }) => source === source_id && !validTo).length
    await db
      .updateTable('sources')
      .set({ published_snapshot_id: snapshot.id, record_count, checked_at: new Date() })
      .where('id', '=', source_id)
      .execute()
  }
  for (const entry of all) await storeEntry(environment, entry, snapshotIds.get(entry.source) ?? 0)
  for (const change of changes) {
    const { source, subjectId, publisherId, on, status } = change
    await sql`
      insert into subject_changes (subject_id, source_id, publisher_id, snapshot_id, changed_on, data_status, changes)
      values (${subjectId}, ${source}, ${publisherId}, ${snapshotIds.get(source)}, ${on}, ${status},
              ${JSON.stringify(change.changes ?? [])}::jsonb)
    `.execute(db)
  }
  await environment.ingest(['rebuild-index'])
}

/** A publish of one list: what it added, modified or took off, in a new edition and a new version of the index. */
export async function publishEntries(
  environment: TestEnvironment,
  source: Entry['source'],
  edition: { on: string; entries: readonly (Omit<Entry, 'source'> & { status: 0 | 1 | 2 | 3 })[] },
): Promise<void> {
  const { db } = environment
  const sha256 = `sha of ${source} on ${edition.on} at ${Date.now()}`
  const snapshot = await db
    .insertInto('snapshots')
    .values({
      source_id: source,
      sha256,
      received_sha256: sha256,
      published_on: edition.on,
      url: 'test',
      bytes: 1,
      fetched_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ingest_runs')
    .values({
      source_id: source,
      snapshot_id: snapshot.id,
      outcome: 'published',
      reason: null,
      reason_code: null,
      progress: null,
      counts: '{}',
      durations: '{}',
      warnings: '[]',
      started_at: new Date(),
      finished_at: new Date(),
    })
    .execute()
  for (const { subjectId, record, status } of edition.entries) {
    const isGone = status === 0 || status === 3
    const { publisherId } = record
    await sql`
      update source_records set valid_to = ${edition.on}
      where source_id = ${source} and publisher_id = ${publisherId} and valid_to is null
    `.execute(db)
    if (status === 1) await storeEntry(environment, { source, subjectId, record }, snapshot.id)
    else if (status === 2)
      await storeVersion(environment, source, record, { snapshotId: snapshot.id, from: edition.on })
    await db
      .updateTable('subjects')
      .set({ updated_at: sql`now()`, is_listed: !isGone })
      .where('id', '=', subjectId)
      .execute()
    await sql`
      insert into subject_changes (subject_id, source_id, publisher_id, snapshot_id, changed_on, data_status)
      values (${subjectId}, ${source}, ${publisherId}, ${snapshot.id}, ${edition.on}, ${status})
    `.execute(db)
  }
  await environment.ingest(['rebuild-index'])
}

async function storeVersion(
  { db }: TestEnvironment,
  source: Entry['source'],
  record: SourceRecord,
  { snapshotId, from, to }: { snapshotId: number; from: string; to?: string | undefined },
): Promise<void> {
  const { publisherId } = record
  await sql`
    insert into source_records (source_id, publisher_id, record, hash, snapshot_id, valid_from, valid_to)
    values (${source}, ${publisherId}, ${JSON.stringify(record)}::jsonb, ${`hash of ${publisherId} from ${from}`},
            ${snapshotId}, ${from}, ${to ?? null})
  `.execute(db)
}

async function storeEntry(
  environment: TestEnvironment,
  { source, subjectId, record, validTo }: Entry,
  snapshotId: number,
): Promise<void> {
  const { db } = environment
  const { publisherId, type, subTypes, names, relationships } = record
  await db
    .insertInto('subjects')
    .values({
      id: subjectId,
      type,
      sub_types: subTypes.map(({ code }) => code),
      name: names[0]?.value ?? '',
      is_listed: !validTo,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('subject_records')
    .values({
      source_id: source,
      publisher_id: publisherId,
      subject_id: subjectId,
      own_subject_id: subjectId,
      reason: 'own-id',
    })
    .execute()
  await storeVersion(environment, source, record, { snapshotId, from: '2025-11-04', to: validTo })
  for (const { toPublisherId, kind, label, isFormer } of relationships) {
    await db
      .insertInto('relationships')
      .values({
        source_id: source,
        from_publisher_id: publisherId,
        to_publisher_id: toPublisherId,
        kind,
        label,
        is_former: isFormer,
        quality: null,
      })
      .execute()
  }
}
