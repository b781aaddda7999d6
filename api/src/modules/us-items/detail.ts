import type {
  ControlEntry,
  ControlListFrame,
  ControlledItem,
  LicenceRequirement,
  Passage,
} from '@qingdan/database/control-list.ts'
import type { VendorParts } from '../../contract/items/part-numbers.ts'
import type {
  ItemCategory,
  ItemDetail,
  ItemParagraph,
  ItemRequirement,
  ItemSource,
  NearItem,
} from '../../contract/us-items.ts'
import { textsOf } from './paragraphs.ts'
import { categoryNames, groupNames, reasonNames } from './phrases.ts'
import type { EntryVersion, PublishedEdition } from './repository.ts'

/** What a detail is made of. */
export interface DetailOf {
  entry: ControlEntry
  edition: PublishedEdition
  /** The versions of the entry, the oldest first. */
  versions: readonly EntryVersion[]
  /** Other entries that its related controls name. */
  references: NearItem[]
  partNumbers: VendorParts[]
}

/** An entry in the form of the contract; whether it is a favourite is the caller's to add. */
export function toDetail({
  entry,
  edition,
  versions,
  references,
  partNumbers,
}: DetailOf): Omit<ItemDetail, 'hasCollection'> {
  const frame = edition.frame as ControlListFrame
  return {
    eccn: entry.eccn,
    name: entry.heading,
    category: entry.category === null ? null : categoryOf(categoryNames, entry.category, null),
    group: entry.group === null ? null : categoryOf(groupNames, entry.group, entry.category),
    source: toSource(edition),
    notices: [...entry.notices, ...frame.notices],
    noteList: entry.body,
    requirementControlList: entry.requirements.map(toRequirement),
    licenseRequirements: {
      reason: entry.reasons,
      reasons: reasonsOf(entry).map((code) => categoryOf(reasonNames, code, null)),
      notes: entry.requirementNotes,
      reporting: entry.reporting.filter(isText),
      reportingNote: entry.reporting.filter((passage) => !isText(passage)),
    },
    exceptions: toExceptions(entry),
    exceptionNotes: entry.exceptionNotes,
    exceptionSta: entry.staConditions.filter(isText),
    exceptionStaNotes: entry.staConditions.filter((passage) => !isText(passage)),
    listItemControl: {
      unit: entry.unit,
      relatedControls: entry.relatedControls,
      relatedDefinitions: entry.relatedDefinitions,
      eccnControls: entry.eccnControls,
      notes: entry.itemNotes,
      items: entry.items.map((item) => toParagraph(entry.eccn, item)),
    },
    wxList: listsOutside(entry.eccn, frame),
    references,
    history: toHistory(versions),
    partNumbers,
  }
}

/** The list-based exceptions of an entry, each with its whole answer. */
export function toExceptions({ exceptions }: ControlEntry): ItemDetail['exceptions'] {
  return exceptions.map(({ symbol, answer }) => ({ exceptionKey: symbol, exceptionValue: answer.join('\n') }))
}

function toSource({ title, titleCn, publisher, url, publishedOn, confirmedOn }: PublishedEdition): ItemSource {
  return { title, titleCn, publisher, url, asOf: publishedOn, confirmedOn }
}

function isText(passage: Passage): boolean {
  return passage.kind === 'text'
}

/** Name and Chinese name of a category, group or reason; of an unknown one the code. */
export function categoryOf(
  names: Readonly<Record<string, { zh: string; en: string }>>,
  id: string,
  parentId: string | null,
): ItemCategory {
  return { id, code: id, name: names[id]?.en ?? id, cnName: names[id]?.zh ?? id, parentId }
}

/** Codes of the reasons that an entry states, each once: "NS, RS, AT", "CC 1", "NS, MT and AT". */
export function reasonsOf({ reasons }: Pick<ControlEntry, 'reasons'>): string[] {
  return [...new Set((reasons ?? '').match(/[A-Z]{2}/g) ?? [])].filter((code) => code in reasonNames)
}

/** Reason of a requirement: that of its columns, otherwise the one that its scope begins with. */
function reasonOf({ scope, columns }: LicenceRequirement): string | null {
  const codes = new Set(columns.map((column) => column.slice(0, 2)))
  if (codes.size === 1) return [...codes][0] ?? null
  return /^([A-Z]{2}) appl/.exec(scope)?.[1] ?? null
}

/** A requirement in the form of the contract. */
export function toRequirement(requirement: LicenceRequirement): ItemRequirement {
  const { scope, text, columns, origin } = requirement
  const type = reasonOf(requirement)
  return {
    control: scope,
    countryChart: columns.length === 0 ? null : text,
    requirement: text,
    columns,
    type,
    typeName: type === null ? null : (reasonNames[type]?.en ?? null),
    typeCn: type === null ? null : (reasonNames[type]?.zh ?? null),
    origin,
  }
}

function toParagraph(eccn: string, { designator, text, notes, items }: ControlledItem): ItemParagraph {
  return {
    eccn: `${eccn}.${designator}`,
    designator,
    name: text,
    noteList: notes,
    childItemList: items.map((item) => toParagraph(eccn, item)),
  }
}

/** Lists that stand outside of the entries and name the entry: "List of Explosives (See ECCNs 1A004 and 1A008)". */
function listsOutside(eccn: string, { sections }: ControlListFrame): ItemDetail['wxList'] {
  return sections.flatMap(({ passages }) => {
    const [first, ...rest] = passages
    if (first?.kind !== 'heading' || !first.text.includes(eccn)) return []
    return [{ name: first.text, childItemList: rest.flatMap(textsOf).map((name) => ({ name })) }]
  })
}

/** Days of change, the newest first. The first text that we have is no change, unless the entry came later than the list. */
export function toHistory(versions: readonly EntryVersion[]): ItemDetail['history'] {
  const changes = versions.flatMap(({ content, validFrom }, at) => {
    const before = versions[at - 1]
    if (before === undefined) return [{ date: validFrom, fields: ['added'] }]
    if (before.validTo !== validFrom) return [{ date: validFrom, fields: ['added'] }]
    return [{ date: validFrom, fields: changedFields(before.content, content) }]
  })
  return changes.reverse()
}

/** Parts of an entry that differ between two versions. */
function changedFields(before: object, after: object): string[] {
  const [old, current] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(current)])]
  return fields.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(current[field]))
}
