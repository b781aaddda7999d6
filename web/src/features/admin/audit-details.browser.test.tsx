import type { AuditRecord } from '@qingdan/api/contract/admin.ts'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../i18n/setup.ts'
import { formatTime } from '../../lib/language/format.ts'
import { AuditDetails } from './audit-details.tsx'

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('admin')
})

it.each([
  [{ module: 'law', isRepeat: true }, '功能：法律法规当日已计次，再次查看'],
  [{ module: '2' }, '功能：交易对手问卷'],
  [{ warnFlag: '1', names: 2, entityIds: ['7', '9'] }, '加入监控2 个名称名称编号：7、9'],
  [{ deskName: '出口部', fourEyes: '1' }, '小组名称：出口部匹配须第二人复核'],
  [{ hasExpired: true, watched: 1 }, '到期自动停用1 个监控名称重新比对'],
  [{ reason: 'other', awaitsRelease: false }, '理由：其他'],
  [{ since: '2026-11-29T10:13:57.286Z' }, `其处理始于 ${formatTime('2026-11-29T10:13:57.286Z')}`],
  [{ keyword: 'email' }, '关键词：email'],
  [{ subjectIds: ['ofac-1', 'ofac-2'] }, '主体编号：ofac-1、ofac-2'],
])('says %o in words', async (details, text) => {
  await renderPart(
    <p data-testid="said">
      <AuditDetails record={{ details, dataVersion: null } as unknown as AuditRecord} />
    </p>,
  )
  await expect.element(page.getByTestId('said')).toHaveTextContent(text)
  expect(page.getByTestId('said').element().textContent).toBe(text)
})
