import { readJsonLines } from '../../formats/json-lines/read-json-lines.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { emptyEntity, type Fields, type FsfBlock, type FsfEntity, type FsfFile, oneLine } from './eu-entity.ts'
import { type ChildName, childAttributes, entityAttributes, regulationAttributes } from './schema.ts'

type Json = Record<string, unknown>

const groups: Readonly<Record<ChildName, string>> = {
  nameAlias: 'name_aliases',
  citizenship: 'citizenships',
  birthdate: 'birthdates',
  address: 'addresses',
  identification: 'identifications',
}
const entityKeys = new Set([...entityAttributes, 'remark', 'regulations', 'subjectType'])
const summaryKeys = new Set(['regulationType', 'publicationDate', 'numberTitle', 'publicationUrl'])
const regulationKeys = new Set([...regulationAttributes, 'publicationUrl'])
const childKeys = (name: ChildName) =>
  new Set([...childAttributes[name], 'regulationLanguage', 'logicalId', 'regulationSummaries'])

/**
 * Reads the mirror's lines: the XML's own names in snake case, without the remarks of names and other children, designation dates and
 * contacts. It has no date of its own: the date of its newest act is used, so the file is read twice.
 */
export async function parseMirror(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<FsfFile> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  let publishedOn = ''
  for await (const line of readJsonLines(again(chunks))) {
    for (const { publication_date: day } of objectsOf(line['regulations'])) {
      if (typeof day === 'string' && day > publishedOn) publishedOn = day
    }
  }
  if (!isIsoDay(publishedOn)) throw new Rejected('No entity names the act that lists it.')
  return { publishedOn, entities: toEntities(chunks, warnings) }
}

async function* again(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

async function* toEntities(chunks: readonly Uint8Array[], warnings: Warnings): AsyncGenerator<FsfEntity[]> {
  for await (const line of readJsonLines(again(chunks))) yield [toEntity(line, warnings)]
}

function toEntity(line: Json, warnings: Warnings): FsfEntity {
  const groupKeys = Object.values(groups)
  const own = Object.fromEntries(Object.entries(line).filter(([key]) => !groupKeys.includes(key)))
  const entity = emptyEntity(toFields(own, entityKeys, warnings))
  const remark = typeof line['remark'] === 'string' ? line['remark'].trim() : ''
  const subjectType = line['subject_type']
  return {
    ...entity,
    remarks: remark === '' ? [] : [remark],
    subjectType: isJson(subjectType) ? String(subjectType['code'] ?? '') : '',
    regulations: objectsOf(line['regulations']).map((regulation) => toFields(regulation, regulationKeys, warnings)),
    children: Object.fromEntries(
      Object.entries(groups).map(([name, key]) => [name, toBlocks(line[key], name as ChildName, warnings)]),
    ) as FsfEntity['children'],
  }
}

function toBlocks(values: unknown, name: ChildName, warnings: Warnings): FsfBlock[] {
  const keys = childKeys(name)
  return objectsOf(values).map((value) => ({
    fields: toFields(value, keys, warnings),
    remarks: [],
    acts: objectsOf(value['regulation_summaries']).map((act) => toFields(act, summaryKeys, warnings)),
    contacts: [],
  }))
}

/** Plain values under the XML's names; an unknown one is reported. */
function toFields(object: Json, known: ReadonlySet<string>, warnings: Warnings): Fields {
  const fields: Record<string, string> = {}
  for (const [key, value] of Object.entries(object)) {
    const name = key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    if (!known.has(name)) warnings.add('unknown-field', key)
    else if (typeof value !== 'object') fields[name] = oneLine(String(value))
  }
  return fields
}

function objectsOf(values: unknown): Json[] {
  return Array.isArray(values) ? values.filter(isJson) : []
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
