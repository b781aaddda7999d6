import type { RunReasonCode } from '@qingdan/database/schema.ts'
import type { Bilingual } from '../../contract/bilingual.ts'

const phrases: Record<RunReasonCode, Bilingual> = {
  'source.unavailable': {
    zh: '未能从发布机关取得文件',
    en: 'The publisher did not give the file',
  },
  'source.page-changed': {
    zh: '发布机关网页已改版，未找到清单文件，待人工核对',
    en: 'The publisher’s page has changed and does not lead to the file; somebody must check',
  },
  'file.unreadable': {
    zh: '收到的文件残缺或不是该清单，未予发布',
    en: 'The file received is damaged or not the list; it was not published',
  },
  'file.older': {
    zh: '收到的版本早于现行版本，未予发布',
    en: 'The edition received is older than the one in use; it was not published',
  },
  'file.future': {
    zh: '收到的版本日期远晚于今日，未予发布，待人工核对',
    en: 'The edition received is dated far in the future; not published until somebody has checked',
  },
  'file.counts': {
    zh: '记录数异常，未予发布，待人工核对',
    en: 'The number of records is out of the ordinary; not published until somebody has checked',
  },
  'file.rolled-back': {
    zh: '发布方最新版本此前已被退回，等待更新版本',
    en: 'The newest edition was taken back; a newer one is waited for',
  },
  'disk.full': { zh: '磁盘空间不足', en: 'The disk is full' },
  'run.interrupted': { zh: '更新中断，下次重新开始', en: 'The update was interrupted and will start again' },
  unexpected: { zh: '更新失败', en: 'The update failed' },
}

/** Reasons that say nothing of the edition in use. */
const keeping: ReadonlySet<RunReasonCode> = new Set([
  'source.unavailable',
  'source.page-changed',
  'file.unreadable',
  'disk.full',
  'unexpected',
])

/** Why a run published nothing; an edition that serves, serves on in every case. */
export function failurePhrase(code: RunReasonCode, { isServed }: { isServed: boolean }): Bilingual {
  const { zh, en } = phrases[code]
  if (!isServed || !keeping.has(code)) return { zh, en }
  return { zh: `${zh}，沿用现有数据`, en: `${en}; the data at hand stay in use` }
}
