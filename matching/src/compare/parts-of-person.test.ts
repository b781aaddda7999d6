import { expect, it } from 'vitest'
import { partsOfPerson } from './parts-of-person.ts'

it.each([
  ['普京 Putin', ['普京', 'Putin']],
  ['普京（Putin）', ['普京', 'Putin']],
  ['Putin 普京', ['普京', 'Putin']],
  ['Vladimir Putin (弗拉基米尔·普京)', ['弗拉基米尔·普京', 'Vladimir Putin']],
  ['普京Путин', ['普京', 'Путин']],
  ['Kim Jong Un, Pyongyang', ['Kim Jong Un']],
  ['Ramzan Kadyrov, Saudi Arabia', ['Ramzan Kadyrov']],
])('%s has parts that name the person', (text, parts) => {
  expect(partsOfPerson(text)).toEqual(parts)
})

it.each([
  '普京',
  'Putin',
  'A 普京',
  '弗拉基米尔 V. 普京',
  '普京 Putin 普京',
  '王 Wang',
  'KADYROV, Ramzan',
  'Hassan, Medina',
  'Kim Jong Un, Chairman',
])('%s has no such parts', (text) => {
  expect(partsOfPerson(text)).toEqual([])
})
