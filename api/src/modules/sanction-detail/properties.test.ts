import type { Listing } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { expect, test } from 'vitest'
import { listingProperties, partyProperties } from './properties.ts'

const listing: Listing = {
  list: 'Unreliable Entity List',
  programmes: [],
  measures: ['禁止在中国境内新增投资'],
  legalBases: ['《反外国制裁法》第五\n条'],
  listedOn: null,
  amendedOn: [],
}
const headed = (properties: ReturnType<typeof listingProperties>, heading: string) =>
  properties.filter(({ nameEn }) => nameEn === heading)

test("values that the notice repeats from the entry appear once, in the reader's language", () => {
  const both = { zh: '禁止在中国境内新增投资', en: 'No new investment in China' }
  const notice = {
    title: { zh: '公告', en: 'Announcement' },
    number: { zh: null, en: null },
    authority: { zh: null, en: null },
    reason: { zh: null, en: null },
    measures: [both],
    legalBases: [{ zh: '《反外国制裁法》第五条', en: 'Anti-Foreign Sanctions Law, Article 5' }],
  } as unknown as NonNullable<Listing['notice']>
  const properties = listingProperties({ ...listing, notice })
  expect(headed(properties, 'Measures')).toEqual([
    {
      nameZh: '制裁措施',
      nameEn: 'Measures',
      value: `${both.zh}\n${both.en}`,
      valueZh: both.zh,
      valueEn: both.en,
      fullLine: true,
    },
  ])
  expect(headed(properties, 'Legal basis')).toMatchObject([{ valueZh: '《反外国制裁法》第五条' }])
})

test('a known measure has the usual term in addition to the published one, others stay as published', () => {
  const [measures] = headed(listingProperties({ ...listing, measures: ['Travel Ban', 'NDAA Conditions'] }), 'Measures')
  expect(measures).toMatchObject({
    value: 'Travel Ban\nNDAA Conditions',
    valueZh: '旅行禁令（Travel Ban）\nNDAA Conditions',
  })
  expect(measures).not.toHaveProperty('valueEn')
})

test('notes of ours and the marks of lists have Chinese forms, other notes stay as published', () => {
  const noteOf = (note: string) => headed(listingProperties({ ...listing, note }), 'Note')[0]
  expect(noteOf('As repeated by the Consolidated Screening List')?.valueZh).toBe('综合筛查清单转载')
  expect(noteOf('Designation source: UK, UN')?.valueZh).toBe('指定来源：UK, UN')
  expect(noteOf('Ended in December 2023, no day stated')?.valueZh).toBe('2023 年 12 月终止，未载日期')
  expect(noteOf('Listed by the 1518 Committee')).not.toHaveProperty('valueZh')
  const record = recordOf({
    publisherId: '1',
    type: '03',
    names: [],
    facts: [
      { key: 'former-flag', label: 'Former Vessel Flag', value: 'Malta' },
      { key: 'former-flag', label: 'Former Vessel Flag', value: 'Malta', note: 'Confirmed' },
    ],
  })
  const flags = partyProperties(record).find(({ value }) => value.includes('Malta'))
  expect(flags).toMatchObject({ value: 'Malta (Confirmed)', valueZh: 'Malta（已确认）' })
})

test('countries have Chinese names too', () => {
  const record = recordOf({
    publisherId: '1',
    type: '01',
    names: [],
    countries: [{ kind: 'jurisdiction', country: 'United States of America', countryCode: 'US' }],
  })
  expect(partyProperties(record)).toMatchObject([{ value: 'United States of America', valueZh: '美国' }])
})

test('the day of a fact is not said twice', () => {
  const date = { text: '2027-09-19', from: '2027-09-19', to: '2027-09-19', isCirca: false }
  const facts = [{ key: 'last-update', label: 'Last update', value: '2027-09-19', date }]
  const record = recordOf({ publisherId: '1', type: '02', names: [], facts })
  expect(partyProperties(record)).toMatchObject([{ value: '2027-09-19' }])
})

test.each([
  ['Crude Oil Tanker', '原油船（Crude Oil Tanker）'],
  ['Unheard-of Craft', 'Unheard-of Craft'],
])('the type of a vessel has the usual term, another one stays as published: %s', (type, valueZh) => {
  const record = recordOf({ publisherId: '1', type: '03', names: [], vessel: { type } })
  const [stated] = headed(partyProperties(record), 'Vessel type')
  expect(stated).toMatchObject({ value: type })
  expect(stated?.valueZh ?? stated?.value).toBe(valueZh)
})

test('flags are countries in Chinese, several one by one', () => {
  const vessel = { flag: 'Panama', formerFlags: ['Liberia', 'Sealand'] }
  const facts = [{ key: 'other-vessel-flag', label: 'Other Vessel Flag', value: 'Iran' }]
  const stated = partyProperties(recordOf({ publisherId: '1', type: '03', names: [], vessel, facts }))
  expect(headed(stated, 'Flag')).toMatchObject([{ value: 'Panama', valueZh: '巴拿马' }])
  expect(headed(stated, 'Former flags')).toMatchObject([{ value: 'Liberia; Sealand', valueZh: '利比里亚；Sealand' }])
  expect(headed(stated, 'Other flag')).toMatchObject([{ value: 'Iran', valueZh: '伊朗' }])
})
