import { describe, expect, it } from 'vitest'
import { exactNameKeys, foldIdentifier, foldName } from './fold.ts'

describe('foldName', () => {
  it.each([
    ['LÓPEZ  Obrador, Andrés', 'lopez obrador andres'],
    ['O’Brien-Smith', 'obrien smith'],
    ['ＨＵＡＷＥＩ　Ｔｅｃｈ', 'huawei tech'],
    ['華為技術有限公司', '华为技术有限公司'],
    ['山东 金 港口（集团）', '山东金港口集团'],
    ['⾊', '色'],
    ['Кудрявцев й', 'кудрявцев й'],
    ['Straße ß Ærø', 'strasse ss aero'],
    ['أحمد مُحَمَّد', 'احمد محمد'],
    ['АО «Алмаз-Антей»', 'ао алмаз антей'],
    ['Νίκος', 'νικος'],
  ])('%s → %s', (text, folded) => {
    expect(foldName(text)).toBe(folded)
  })

  it('is empty for signs alone', () => {
    expect(foldName(' \u0000 😀 () — ')).toBe('')
  })

  it('is idempotent', () => {
    for (const text of ['Müller & Söhne GmbH', '習近平', 'ООО "Вектор"', 'علي حسن']) {
      expect(foldName(foldName(text))).toBe(foldName(text))
    }
  })
})

describe('exactNameKeys', () => {
  it('makes the order of a person’s parts irrelevant', () => {
    expect(exactNameKeys('PUTIN, Vladimir', '02')).toContain('p:putin vladimir')
    expect(exactNameKeys('Vladimir Putin', '02')).toContain('p:putin vladimir')
  })

  it('keeps the order of a company’s words', () => {
    expect(exactNameKeys('Alpha Beta Ltd', '01')).toEqual(['f:alphabetaltd'])
  })

  it('gives both keys when the type is unknown', () => {
    expect(exactNameKeys('Li Wei', null)).toEqual(['f:liwei', 'p:li wei'])
  })

  it('has no keys for a name without letters', () => {
    expect(exactNameKeys('…', '02')).toEqual([])
  })
})

describe('foldIdentifier', () => {
  it.each([
    ['IMO 9187629', '9187629'],
    ['imo9187629', '9187629'],
    ['P-4366918 (Iran)', 'P4366918IRAN'],
    ['IMO 12', 'IMO12'],
    ['９１８７６２９', '9187629'],
  ])('%s → %s', (text, folded) => {
    expect(foldIdentifier(text)).toBe(folded)
  })
})
