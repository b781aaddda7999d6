import { expect, it } from 'vitest'
import { namesOf } from './journal-names.ts'

const read = (text: string, kind: 'primary' | 'aka' = 'primary') =>
  namesOf(text, { kind, quality: 'strong' }).map((name) => `${name.kind} ${name.quality} ${name.value}`)

it('other spellings in brackets replace the word before', () => {
  expect(read('Mohammad (a.k.a. Mohamed, Muhammad) AL-SHAAR')).toEqual([
    'primary strong Mohammad AL-SHAAR',
    'aka strong Mohamed AL-SHAAR',
    'aka strong Muhammad AL-SHAAR',
  ])
  expect(read('Fahd (a.k.a. Fahid) Jasim (a.k.a. Jasem) AL-FURAYJ')).toEqual([
    'primary strong Fahd Jasim AL-FURAYJ',
    'aka strong Fahid Jasim AL-FURAYJ',
    'aka strong Fahd Jasem AL-FURAYJ',
  ])
})

it('a word after the name replaces the one it spells; a nickname replaces none', () => {
  expect(read('Osama AL-MALIKI a.k.a. Usama')).toContain('aka strong Usama AL-MALIKI')
  expect(read('Dr. Qadri (a.k.a. Kadri) JAMIL')).toContain('aka strong Dr. Kadri JAMIL')
  expect(read('Captain Aboubacar Chérif (alias Toumba) DIAKITÉ')).toEqual([
    'primary strong Captain Aboubacar Chérif DIAKITÉ',
    'aka strong Toumba',
  ])
})

it('whole names in brackets are names', () => {
  expect(read('Aleksandr Igorevich KOFMAN (a.k.a. Oleksandr KOFMAN)')[1]).toBe('aka strong Oleksandr KOFMAN')
  expect(read('Simon AL WAKIL (Simon WAKIL, Simon AL WAQIL)')).toEqual([
    'primary strong Simon AL WAKIL',
    'aka strong Simon WAKIL',
    'aka strong Simon AL WAQIL',
  ])
})

it('semicolons part names, and the printed wording is noted', () => {
  const [first, second] = namesOf('Saman Nasb Zayendeh Rood; Saman Nasbzainde Rood', {
    kind: 'primary',
    quality: 'strong',
  })
  expect(first).toMatchObject({
    value: 'Saman Nasb Zayendeh Rood',
    note: 'Printed: Saman Nasb Zayendeh Rood; Saman Nasbzainde Rood',
  })
  expect(second).toMatchObject({ value: 'Saman Nasbzainde Rood', kind: 'aka' })
})

it('a long list of aliases between commas is parted; its single words are weak', () => {
  expect(read('Emad KHOURY, Mtanyus KHURY, KHURI, KHOURI', 'aka')).toEqual([
    'aka strong Emad KHOURY',
    'aka strong Mtanyus KHURY',
    'aka weak KHURI',
    'aka weak KHOURI',
  ])
})

it.each(['Asem, Esmatullah, Maulavi, SG of Afghan Red Crescent Society (ARCS)', 'Dalian Unitek Trading Co., Ltd'])(
  'one name stays one: %s',
  (name) => {
    expect(read(name)).toEqual([`primary strong ${name}`])
  },
)

it('places behind a name part nothing', () => {
  const name = 'Institute of Physics, Minsk Branch, Minsk, Belarus'
  expect(read(name, 'aka')).toEqual([`aka strong ${name}`])
})

it('a name that begins with single letters is one name', () => {
  expect(read('O G Services FZE LLC')).toEqual(['primary strong O G Services FZE LLC'])
})
