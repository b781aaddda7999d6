import { describe, expect, it } from 'vitest'
import type { PartyKind } from '../model.ts'
import { alertLine, createComparer, prepareQuery } from '../score.ts'
import { prepareName, wordedOf } from './prepare.ts'

const { scoreNames } = createComparer()

const score = (query: string, value: string, type: PartyKind = '01'): number =>
  scoreNames(prepareQuery(query, type), [{ value, quality: 'strong', kind: 'primary' }], type).score

const wording = (name: string): string | undefined =>
  wordedOf(prepareName(name, false))
    ?.tokens.map(({ form }) => form)
    .join(' ')

describe('the wording of an organisation', () => {
  it.each([
    ['Муромский приборостроительный завод', 'murom instruments plant'],
    ['Murom Instrument-Making Factory', 'murom instruments plant'],
    [
      'Obshchestvo s ogranichennoy otvetstvennostyu Mashinostroitelnoye Predpriyatiye Sirius',
      'engineering enterprise sirius',
    ],
    ['NII Stali', 'research institute steel'],
    ['Nauchno-Issledovatelskii Institut Stali', 'research institute steel'],
    ['Scientific Research Institute of Steel', 'research institute of steel'],
    ['Tekhnicheskii Tsentr', 'technology center'],
    ['Technitcheskij Centr', 'technology center'],
  ])('of %s is %s', (name, expected) => {
    expect(wording(name)).toBe(expected)
  })

  it('is none if the name has no other', () => {
    expect(wordedOf(prepareName('Gazprom', false))).toBeNull()
    expect(wordedOf(prepareName('Ivan Nauchnyi', true))).toBeNull()
  })
})

describe('one organisation in two wordings alerts', () => {
  it.each([
    ['Муромский приборостроительный завод', 'JSC Murom Instrument-Making Plant'],
    ['Murom Instrument Engineering Factory', 'АО Муромский приборостроительный завод'],
    ['Mashinostroitelnoye Predpriyatiye Zvezdochka', 'Machine-Building Enterprise Zvezdochka'],
    ['OOO NPO Gorizont-M', 'Scientific and Production Association Gorizont-M LLC'],
    ['Voronezh Pilot Plant named after K.E. Tsiolkovsky', 'Voronezhskii opytnyi zavod imeni K.E. Tsiolkovskogo'],
    ['Voronezh Pilot Plant', 'Voronezhskii opytnyi zavod imeni K.E. Tsiolkovskogo'],
    ['Kontsern Granit', 'Granit JSC'],
    [
      'Federal State Budgetary Institution of Science Institute of Problems of Chemical Physics',
      'Institute of Problems of Chemical Physics',
    ],
    ['Company Limited Liability Company Sokhra', 'Sohra LLC'],
  ])('%s = %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
    expect(score(listed, query)).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('two organisations of one kind do not', () => {
  it.each([
    ['Муромский приборостроительный завод', 'Ramenskoye Instrument-Making Plant'],
    ['Kazan Optical Mechanical Plant', 'Azovskii Optiko-Mekhanicheskii Zavod'],
    ['NII Stali', 'Research Institute of Chemistry'],
    ['560 Armored Repair Plant', '163 BTRZ'],
    ['Import Export Bank', 'Export Credit Bank'],
    ['Yamahdi (UK) Limited', 'Ya Mahdi Industries Group'],
  ])('%s ≠ %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
    expect(score(listed, query)).toBeLessThan(alertLine)
  })

  it('nor is the name of a vessel translated', () => {
    expect(score('Zarya', 'Dawn', '03')).toBeLessThan(alertLine)
  })
})
