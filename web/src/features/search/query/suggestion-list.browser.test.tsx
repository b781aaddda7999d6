import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { SuggestionList } from './suggestion-list.tsx'

const huawei: Suggestion = {
  id: 'ofac-1',
  type: '01',
  s: '1',
  name: 'HUAWEI TECHNOLOGIES CO., LTD.',
  nameZh: null,
  translatedName: '华为技术有限公司',
  country: '中国',
  countryEn: 'China',
  countryCode: 'CN',
  matchedName: '华为技术有限公司',
  matchedLang: null,
  matchedTranslation: 'official',
  matchedIdentifier: null,
  listCount: 5,
}
const ship: Suggestion = {
  ...huawei,
  id: 'ofac-2',
  type: '03',
  name: 'ARTAVIL',
  translatedName: null,
  matchedName: 'ARTAVIL',
  matchedTranslation: null,
  matchedIdentifier: { kind: 'imo', value: '9187629' },
  listCount: 1,
}

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('search')
})

it.each([
  ['zh', '华为技术有限公司译名HUAWEI TECHNOLOGIES CO., LTD.', 'ARTAVILIMO 编号9187629'],
  ['en', 'HUAWEI TECHNOLOGIES CO., LTD.华为技术有限公司', 'ARTAVILIMO number9187629'],
] as const)('shows the name in both scripts, and the number that was typed (%s)', async (language, first, second) => {
  const options = [huawei, ship].map((subject) => ({ kind: 'subjects' as const, subject }))
  const none = () => {}
  await renderPart(
    <SuggestionList id="x" options={options} active={0} typed="9187" onTake={none} onForget={none} />,
    language,
  )
  const texts = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent.replaceAll(' ', ''))
  expect(texts[0]).toContain(first.replaceAll(' ', ''))
  expect(texts[1]).toContain(second.replaceAll(' ', ''))
  expect(page.getByRole('option').elements()[1]?.querySelector('mark')?.textContent).toBe('9187')
})
