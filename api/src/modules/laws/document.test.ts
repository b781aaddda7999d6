import { expect, it } from 'vitest'
import { toDocument } from './document.ts'

it('what a law says never becomes mark-up of its document', () => {
  const hostile = `"><script>alert('x')</script>`
  const page = toDocument(
    {
      ...{ id: 'x', title: hostile, titleEn: null, zh: hostile, abbr: null, num: hostile, overview: null, note: null },
      ...{
        country: null,
        countryEn: null,
        countryCode: null,
        unit: hostile,
        unitEn: hostile,
        category: '',
        categoryEn: '',
      },
      ...{
        publishDate: null,
        effectiveDate: null,
        endDate: null,
        status: 'in-force',
        statusCn: '现行有效',
        statusEn: 'In force',
      },
      ...{
        hasText: true,
        isIncomplete: false,
        versionCount: 1,
        asOf: '2026-07-10',
        textDays: null,
        statedStatus: null,
        textSources: [],
      },
      ...{ officialUrl: `https://example.org/${hostile}`, officialUrlEn: null, versions: [], preamble: [hostile] },
      source: { title: '', titleCn: '', publisher: '', licence: '', url: '' },
      parts: [
        { kind: 'heading', level: 1, text: hostile },
        {
          kind: 'article',
          id: hostile,
          label: hostile,
          heading: hostile,
          passages: [{ kind: 'note', text: hostile }],
          isOmitted: false,
          stayEnded: '2026-11-09',
        },
      ],
    },
    'zh',
  )
  expect(page).not.toContain('<script')
  expect(page).toContain('暂停执行期至 2026-11-09，已满。本站文本截至 2026-07-10')
  expect(page).not.toContain(`"><`.concat('script'))
})
