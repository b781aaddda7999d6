import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { Entry } from './normalise.ts'

const category = /^Category listing \(not a named company\)\. /
const updated = /\s*\[(Entry updated .*?, most recently (.+?))\]$/

/** The register's list. */
export async function parseList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Entry[]> {
  return (await parseRegister(content, 'fcc-covered', warnings)).entities.map(toEntry)
}

function toEntry({ name, aliases, country, effectiveDate, notes }: RegisterEntity): Entry {
  if (!isIsoDay(effectiveDate)) throw new Rejected(`The entry ${name} has the date "${effectiveDate}".`)
  const [, note = '', day = ''] = updated.exec(notes) ?? []
  const updatedOn = dayIn(day, 2025)
  return {
    name,
    aliases,
    country,
    isCategory: category.test(notes),
    covered: notes.replace(category, '').replace(updated, ''),
    includedOn: effectiveDate,
    updatedOn: updatedOn === null ? [] : [updatedOn],
    note,
  }
}
