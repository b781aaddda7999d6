import { describe, expect, it } from 'vitest'
import { alertLine, createComparer, prepareQuery } from '../score.ts'
import { prepareName, wordedOf } from './prepare.ts'

const { scoreNames } = createComparer()

const score = (query: string, value: string): number =>
  scoreNames(prepareQuery(query, '02'), [{ value, quality: 'strong', kind: 'primary' }], '02').score

describe('one person in two romanisations alerts', () => {
  it.each([
    // Korean: Revised, McCune-Reischauer, the usage of the North; syllables joined.
    ['Jo Yong-Won', 'Yongwon Cho'],
    ['Ri Jae Il', 'Chae-Il Ri'],
    ['Shin Geum Cheol', 'SIN KUM CHOL'],
    ['Choe Pu Il', 'Choi Bu-il'],
    // Belarusian and Ukrainian against Russian.
    ['Igor Ivanovich Buzovskiy', 'Ihar Ivanavich Buzouski'],
    ['Aleksey Oleksin', 'Aliaksey Ivanavich ALEKSIN'],
    ['Nikolai Karpenkov', 'Mikalai Mikalaevich KARPIANKAU'],
    ['Dmitry Yurevich Gora', 'Dzmitry Iurevich Hara'],
    ['Aliaksei Ivanavich RYMASHEUSKI', 'Alexey Ivanovich Rimashevskiy'],
    ['Artem Konstantinovich Dunko', 'Arciom Kanstantinavich DUNKA'],
    // As the languages north and west of them spell Russian and Ukrainian names.
    ['Sergei Pavlovich Chizhov', 'Sergej Pavlovitj TJIZJOV'],
    ['Kateryna Vasylivna Tereshchenko', 'Kateryna Vasylivna TERESJTJENKO'],
    ['Yevgeny Sergeevich Kolpikov', 'Jewgienij Siergiejewicz KOŁPIKOW'],
    ['Sergey Viktorovich Chemezov', 'Sergej Tschemesow'],
    ['Nikolai Patrushev', 'Nikolaï Patrouchev'],
    ['Inna Nikolayevna Guzeyeva', 'Inna Mykolajivna HUZIEJEVA'],
  ])('%s = %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
    expect(score(listed, query)).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('two persons do not', () => {
  it.each([
    ['Kim Chol Su', 'Kim Chol Sam'],
    ['김종은', '김정은'],
    ['Igor Ivanovich Buzovskiy', 'Ihar Ivanavich Butouski'],
    ['Sergei Ivanovich Morozov', 'Sergej Pavlovitj TJIZJOV'],
    ['Andrei Petrovich Karpenkov', 'Mikalai Mikalaevich KARPIANKAU'],
  ])('%s ≠ %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
    expect(score(listed, query)).toBeLessThan(alertLine)
  })
})

it('a name of another language has no such form', () => {
  for (const name of ['Ahmed Deeb', 'Malek Ruben', 'Constructor Prototype'])
    expect(wordedOf(prepareName(name, true))?.isReworded ?? false).toBe(false)
})
