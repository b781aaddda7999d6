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

test('countries have Chinese names too', () => {
  const record = recordOf({
    publisherId: '1',
    type: '01',
    names: [],
    countries: [{ kind: 'jurisdiction', country: 'United States of America', countryCode: 'US' }],
  })
  expect(partyProperties(record)).toMatchObject([{ value: 'United States of America', valueZh: '美国' }])
})
