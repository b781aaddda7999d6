import { expect, test } from 'vitest'
import { phrasesEn } from '../../../contract/phrases.en.ts'
import { phrasesZh } from '../../../contract/phrases.zh.ts'
import type { MonitoringEntity } from '../../../contract/screening/entity.ts'
import { AppError } from '../../../http/app-error.ts'
import { readForm } from './read-form.ts'

const person = { type: '02', originalEntityName: 'Ivan Petrov' } as const

function refusalOf(form: MonitoringEntity) {
  try {
    readForm(form)
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
  return []
}

test.each([
  ['a name without letters', { originalEntityName: '***' }, 'originalEntityName', 'party.nameSigns'],
  ['a name of one character', { originalEntityName: 'A' }, 'originalEntityName', 'party.nameShort'],
  ['a long name', { originalEntityName: 'A'.repeat(301) }, 'originalEntityName', 'party.nameLong'],
  ['no name', { originalEntityName: '' }, 'originalEntityName', 'party.nameMissing'],
  ['a number too long', { peopleId: '1'.repeat(301) }, 'peopleId', 'party.long'],
  ['a date that is none', { birthday: 'soon' }, 'birthday', 'party.date'],
  ['a birth in the future', { birthday: '2999-01-01' }, 'birthday', 'party.date'],
  ['a date with two readings', { birthday: '05/01/1970' }, 'birthday', 'party.dateAmbiguous'],
  ['a country that is none', { peopleCountry: 'Atlantis' }, 'peopleCountry', 'party.country'],
])('%s is refused in the words of a form', (_what, given, field, code) => {
  expect(refusalOf({ ...person, ...given })).toEqual([{ field, code }])
  const words = [phrasesZh, phrasesEn].map((phrases) => phrases[code as keyof typeof phrases])
  expect(words.join()).not.toMatch(/导入|未采用|Excel|单元格|the row|not used|cell/)
})

test('a wrong check digit is taken as given, and is doubtful', () => {
  const form = { type: '03', originalEntityName: 'Sea Star', imoCode: '9074728' } as const
  const doubtful = [{ field: 'imoCode', code: 'row.imo' }]
  expect(readForm(form)).toEqual({ name: 'Sea Star', details: { imoCode: '9074728' }, doubtful })
})
