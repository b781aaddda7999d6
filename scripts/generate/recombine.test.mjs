import { createChance } from '@qingdan/quality/random.ts'
import { expect, test } from 'vitest'
import { createRecombiner } from './recombine.ts'

/** @param {string} value @param {string} script */
const name = (value, script = 'Latn') => ({
  value,
  script,
  kind: /** @type {const} */ ('aka'),
  quality: /** @type {const} */ ('strong'),
})

/** @type {import('./recombine.ts').NamedSubject[]} */
const subjects = [
  { type: '02', names: [name('Ivan PETROV'), name('Иван Петров', 'Cyrl')] },
  { type: '02', names: [name('Anna SIDOROVA')] },
  { type: '01', names: [name('Ocean Trading LLC'), name('海洋贸易有限公司', 'Hani')] },
  { type: '01', names: [name('Golden Star Shipping Ltd')] },
]

test('synthetic subjects have the structure and the words of real ones', () => {
  const recombine = createRecombiner(subjects, createChance(1))
  const made = Array.from({ length: 200 }, recombine)
  const people = made.filter(({ type }) => type === '02').flatMap(({ names }) => names)
  const firstWords = new Set(people.filter(({ script }) => script === 'Latn').map(({ value }) => value.split(' ')[0]))
  expect([...firstWords].sort()).toEqual(['Anna', 'Ivan'])
  expect(new Set(people.map(({ value }) => value))).toContain('Anna PETROV')
  const han = made.flatMap(({ names }) => names).filter(({ script }) => script === 'Hani')
  for (const { value } of han) expect(value).toHaveLength(8)
})

test('the same seed makes the same subjects', () => {
  const make = () => Array.from({ length: 20 }, createRecombiner(subjects, createChance(7)))
  expect(make()).toEqual(make())
})
