import { expect, test } from 'vitest'
import { authorityOf } from './authority-names.ts'

test('an authority is named in both languages, and as stated where the other name is not known', () => {
  expect(authorityOf('国务院')).toEqual({ zh: '国务院', en: 'State Council' })
  expect(authorityOf("Ministry of Commerce of the People's Republic of China").zh).toBe('商务部')
  expect(authorityOf('Council of the European Union')).toEqual({
    zh: '欧盟理事会',
    en: 'Council of the European Union',
  })
  expect(authorityOf('Government of Bulgaria')).toEqual({ zh: 'Government of Bulgaria', en: 'Government of Bulgaria' })
})
