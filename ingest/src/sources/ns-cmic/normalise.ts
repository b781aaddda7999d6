import type { SourceRecord } from '@qingdan/database/record.ts'
import { listNames } from '../../formats/ofac/ofac-lists.ts'
import { deriveSubTypes } from '../../formats/ofac/ofac-sub-types.ts'
import { applyStatement, toOfacDate } from '../../formats/sdn-list/statements.ts'
import { toPartyDraft } from '../../formats/us-register/draft.ts'
import type { RegisterEntity, RegisterFile } from '../../formats/us-register/parse.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { readCitations } from '../../reading/federal-register.ts'
import { isIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

const list = listNames['NS-CMIC']

/** The parties of the consolidated file that are on this list; with their OFAC number, which joins them to OFAC's other lists. */
export function ofConsolidated(edition: Edition): Edition {
  return {
    publishedOn: edition.publishedOn,
    records: (async function* () {
      for await (const record of edition.records) {
        const listings = record.listings.filter((listing) => listing.list === list)
        if (listings.length > 0) yield { ...record, listings, publisherId: idOf(record), relationships: byName(record) }
      }
    })(),
  }
}

/** A Unified Social Credit Code is in every form of the list; ten parties have none and are identified by their name. */
function idOf(record: Pick<SourceRecord, 'names' | 'documents'>): string {
  const code = record.documents.find((document) => document.kind === 'uscc')?.number
  return derivedId(code ?? record.names[0]?.value ?? '')
}

/** Numbers of the other list do not belong to this one. */
function byName(record: SourceRecord): SourceRecord['relationships'] {
  return record.relationships.map(({ toPublisherId, ...relationship }) => relationship)
}

const labels: Readonly<Record<string, string>> = {
  USCC: 'Unified Social Credit Code (USCC)',
  'Target Type': 'Target Type',
  'Listing Date (CMIC)': 'Listing Date (CMIC)',
}

/** The list, and the annex of 2021 with which it began, as the register gives them. */
export function ofRegister(file: RegisterFile, annex: RegisterFile, warnings: Warnings): Edition {
  const inAnnex = new Map(annex.entities.map((entity) => [fold(entity.name), entity]))
  const records = file.entities.map((entity) => toRecord(entity, inAnnex, warnings))
  const found = new Set(file.entities.flatMap((entity) => [entity.name, ...entity.aliases].map(fold)))
  for (const name of inAnnex.keys()) if (!found.has(name)) warnings.add('annex-without-party', name)
  return {
    publishedOn: file.extractedOn,
    records: (async function* () {
      yield* records
    })(),
  }
}

function toRecord(
  entity: RegisterEntity,
  inAnnex: ReadonlyMap<string, RegisterEntity>,
  warnings: Warnings,
): SourceRecord {
  const draft: Omit<SourceRecord, 'subTypes'> = { ...toPartyDraft(entity, '', warnings), type: '01', listings: [] }
  const notes = readNotes(entity.notes, warnings)
  const state = (label: string, value: string, country = '') =>
    applyStatement(draft, { label, value, country, issued: '', expires: '' }, warnings)
  for (const { label, value } of notes) {
    const known = labels[label]
    const code = /^(?<number>\S+) \((?<country>[^)]+)\)$/.exec(value)?.groups
    if (known !== undefined) state(known, code?.['number'] ?? value, code?.['country'])
    else if (label === 'Linked To') {
      draft.relationships.push({ toName: value, kind: 'linked-to', label: 'Linked To', isFormer: false })
    } else if (label !== 'Program') warnings.add('unknown-note', label)
  }
  if (isIsoDay(entity.effectiveDate)) {
    const date = toPartialDate(entity.effectiveDate, entity.effectiveDate, false)
    draft.facts.push({ key: 'cmic-effective', label: 'Effective Date (CMIC)', value: entity.effectiveDate, date })
  }
  const annex = [entity.name, ...entity.aliases].map((name) => inAnnex.get(fold(name))).find((found) => found)
  if (annex) {
    draft.facts.push({
      key: 'eo-14032-annex',
      label: 'Annex to Executive Order 14032',
      value: annex.name,
      note: annex.notes,
    })
  }
  const listed = notes.find(({ label }) => label === 'Listing Date (CMIC)')?.value ?? ''
  draft.listings = [
    {
      list,
      programmes: notes.filter(({ label }) => label === 'Program').map(({ value }) => value),
      measures: [],
      legalBases: annex ? readCitations(annex.federalRegister).map(({ citation }) => citation) : [],
      listedOn: toOfacDate(listed).from,
      amendedOn: [],
    },
  ]
  const record = { ...draft, publisherId: idOf(draft) }
  return { ...record, subTypes: deriveSubTypes(record) }
}

/** "Target Type: X; USCC: Y (China)": label and value of each. */
function readNotes(text: string, warnings: Warnings): { label: string; value: string }[] {
  return text.split(/;\s+/).flatMap((note) => {
    const parts = /^(?<label>[^:]+): (?<value>.+)$/.exec(note)?.groups
    if (!parts) warnings.add('unknown-note', note)
    return parts ? [{ label: parts['label'] ?? '', value: parts['value'] ?? '' }] : []
  })
}

function fold(name: string): string {
  const folded = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  if (folded === '') throw new Rejected('A party has no name.')
  return folded
}
