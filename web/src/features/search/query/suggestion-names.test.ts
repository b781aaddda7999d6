import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { expect, it } from 'vitest'
import { toSuggestionNames } from './suggestion-names.ts'

const gazprom: Suggestion = {
  id: 'ofac-17250',
  type: '01',
  s: '1',
  name: 'PAO Gazprom',
  nameZh: null,
  translatedName: '俄罗斯天然气工业股份公司',
  country: '俄罗斯',
  countryEn: 'Russia',
  countryCode: 'RU',
  matchedName: '俄气',
  matchedLang: null,
  matchedTranslation: 'short',
  matchedIdentifier: null,
  listCount: 5,
}

it('marks a Chinese name of ours and shows a published name with it', () => {
  const marked = { title: '俄气', other: 'PAO Gazprom', isOtherAlias: false, translation: '俄气' }
  expect(toSuggestionNames(gazprom, 'zh')).toEqual(marked)
  expect(toSuggestionNames(gazprom, 'en')).toEqual({ ...marked, title: 'PAO Gazprom', other: '俄气' })
})

it('shows a matched alias behind the name, and no name twice', () => {
  const alias = { ...gazprom, translatedName: null, matchedName: 'Gazprom OAO', matchedTranslation: null }
  expect(toSuggestionNames(alias, 'zh')).toEqual({
    title: 'PAO Gazprom',
    other: 'Gazprom OAO',
    isOtherAlias: true,
    translation: null,
  })
  expect(toSuggestionNames({ ...alias, matchedName: 'PAO Gazprom' }, 'zh').other).toBeNull()
})
