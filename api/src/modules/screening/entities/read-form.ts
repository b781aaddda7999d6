import type { ErrorCode } from '../../../contract/error-codes.ts'
import { MonitoringDetails, type MonitoringEntity } from '../../../contract/screening/entity.ts'
import { invalidInput } from '../../../http/app-error.ts'
import { columnsOf } from '../import/fields.ts'
import { type GivenField, readEntity } from '../import/read-entity.ts'

/** Values that are doubtful and still taken: a wrong check digit. */
const isDoubtful = new Set<ErrorCode>(['row.imo', 'row.creditCode'])

/** What a form says where a row of a file would be left out, or a value of it not used. */
const ofForm: Partial<Record<ErrorCode, ErrorCode>> = {
  'row.nameMissing': 'party.nameMissing',
  'row.nameShort': 'party.nameShort',
  'row.nameLong': 'party.nameLong',
  'row.nameSigns': 'party.nameSigns',
  'row.long': 'party.long',
  'row.date': 'party.date',
  'row.dateAmbiguous': 'party.dateAmbiguous',
  'row.country': 'party.country',
}

/** The party of a form, read as a row of a file is, and what of it is doubtful. Throws what is wrong by field. */
export function readForm(form: MonitoringEntity) {
  const columns = columnsOf[form.type]
  const own = new Set<string>(columns.map(({ field }) => field))
  const foreign = MonitoringDetails.keyof().options.filter((field) => form[field] && !own.has(field))
  if (foreign.length > 0) throw invalidInput(foreign.map((field) => ({ field, code: 'input.invalid' as const })))
  const fields = columns.map((column): GivenField => {
    const text = form[column.field]
    return { column, cell: text ? { text, kind: 'text' } : undefined }
  })
  const { name, details, problems } = readEntity(fields)
  const refused = problems.filter(({ code }) => !isDoubtful.has(code))
  if (name === null || refused.length > 0) {
    throw invalidInput(refused.map(({ field, code }) => ({ field, code: ofForm[code] ?? 'input.invalid' })))
  }
  return { name, details, doubtful: problems }
}
