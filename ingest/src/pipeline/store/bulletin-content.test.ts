import type { Notice, SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { describe, expect, it } from 'vitest'
import { noticeKey, toBulletinEntity } from './bulletin-content.ts'

const nothing = { en: null, zh: null }
const notice: Notice = {
  title: nothing,
  number: nothing,
  authority: { zh: '外交部', en: null },
  reason: nothing,
  measures: [],
  legalBases: [],
  url: 'https://www.mfa.gov.cn/',
}

describe('notices', () => {
  it('with a number are identified by it, regardless of the day', () => {
    const numbered = { ...notice, number: { zh: '外交部令第19号', en: null } }
    expect(noticeKey(numbered, '2025-12-26')).toBe(noticeKey(numbered, '2025-12-27'))
  })

  it('without a number on one page are distinguished by their day', () => {
    expect(noticeKey(notice, '2025-08-13')).not.toBe(noticeKey(notice, '2025-10-14'))
  })
})

describe('a party of a bulletin', () => {
  const name = (value: string, script: string, quality: 'strong' | 'weak' = 'strong') =>
    ({ value, script, quality, kind: 'aka' }) as const
  const record = (names: SourceRecord['names']) =>
    recordOf({
      publisherId: '1',
      type: '01',
      names,
      countries: [{ kind: 'registration', country: 'United States', countryCode: 'US' }],
    })

  it('has the name of each language that a list prints, strong ones only', () => {
    const names = [name('斯凯迪奥', 'Hans', 'weak'), name('Skydio, Inc.', 'Latn'), name('斯凯迪奥公司', 'Hans')]
    expect(toBulletinEntity(record(names), [], [])).toMatchObject({
      name: { zh: '斯凯迪奥公司', en: 'Skydio, Inc.' },
      countryCode: 'US',
    })
  })

  it('shows the name in another script when there is no Latin one', () => {
    expect(toBulletinEntity(record([name('Рособоронэкспорт', 'Cyrl')]), [], []).name).toEqual({
      zh: null,
      en: 'Рособоронэкспорт',
    })
  })
})
