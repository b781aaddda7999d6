import { z } from 'zod'
import { readJson } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** Fields that say something of a party. */
const fields = [
  'SUPP_ID',
  'SUPP_NAME',
  'SUPP_TYPE_CODE',
  'SUPP_PRE_ACRN',
  'SUPP_POST_ACRN',
  'LAND1',
  'COUNTRY_NAME',
  'SUPP_STATE_CODE',
  'SUPP_CITY',
  'SUPP_ADDR',
  'SUPP_ZIP_CODE',
  'SUPP_POST_CODE',
  'SUPP_PROV_NAME',
  'DEBAR_FROM_DATE',
  'DEBAR_TO_DATE',
  'DEBAR_REASON',
  'ADD_SUPP_INFO',
  'ELIG_STAT',
  'INELIGIBLY_STATUS',
  'LAST_REFRESH_DATE',
] as const

/** Keys and marks of the bank's own software, and numbers of other data suppliers. */
const unread = new Set(
  `MANDT LEGACY_FLG UN_SUPP_FLG INELIG_FLG DEBAR_TYPE AML_ENTR_IND DNB_ID DNB_PAR_ID DNB_ULTM_ID CRIS_SUPP_ID SUPP_ELIG_STAT
  CRPD_MATCH CRPD_STAT CREATE_USER CREATE_DATE CREATE_TIME UPD_USER UPD_DATE UPD_TIME REGISTER REGISTER_ID PARENT
  CREATE_USER_NAME UPD_USER_NAME RECHK_IND`.split(/\s+/),
)

/** One row; '' where it says nothing. White space is collapsed. */
export type Row = Readonly<Record<(typeof fields)[number], string>>

const answer = z.object({
  response: z.object({ ZPROCSUPP: z.array(z.record(z.string(), z.unknown())).min(1) }),
})

/** The rows of the interface's answer. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Row[]> {
  const read = answer.safeParse(await readJson(content))
  if (!read.success) throw new Rejected("The file is not the World Bank's list.", { cause: read.error })
  return read.data.response.ZPROCSUPP.map((row) => toRow(row, warnings))
}

function toRow(row: Record<string, unknown>, warnings: Warnings): Row {
  for (const key of Object.keys(row)) {
    if (!unread.has(key) && !fields.some((field) => field === key)) warnings.add('unknown-field', key)
  }
  for (const key of ['SUPP_ID', 'SUPP_NAME', 'DEBAR_FROM_DATE']) {
    if (!(key in row)) throw new Rejected(`A row has no ${key}: the publisher's format has changed.`)
  }
  return Object.fromEntries(fields.map((field) => [field, toText(row[field])])) as Row
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''
}
