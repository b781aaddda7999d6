import type { IngestEventKind, RunReasonCode } from '@qingdan/database/schema.ts'

/** What happened to a list, in both languages. */

export interface Phrase {
  zh: string
  en: string
}

/** Why a run published nothing; what served before serves on in every case. */
export const failurePhrases: Record<RunReasonCode, Phrase> = {
  'source.unavailable': {
    zh: '未能从发布机关取得文件，沿用现有数据',
    en: 'The publisher did not give the file; the data at hand stay in use',
  },
  'file.unreadable': {
    zh: '收到的文件残缺或不是该清单，未予发布，沿用现有数据',
    en: 'The file received is damaged or not the list; it was not published, the data at hand stay in use',
  },
  'file.older': {
    zh: '收到的版本早于现行版本，未予发布',
    en: 'The edition received is older than the one in use; it was not published',
  },
  'file.counts': {
    zh: '记录数异常，未予发布，待人工核对',
    en: 'The number of records is out of the ordinary; not published until somebody has checked',
  },
  'file.rolled-back': {
    zh: '发布方最新版本此前已被退回，等待更新版本',
    en: 'The newest edition was taken back; a newer one is waited for',
  },
  'disk.full': { zh: '磁盘空间不足，沿用现有数据', en: 'The disk is full; the data at hand stay in use' },
  'run.interrupted': { zh: '更新中断，下次重新开始', en: 'The update was interrupted and will start again' },
  unexpected: { zh: '更新失败，沿用现有数据', en: 'The update failed; the data at hand stay in use' },
}

/** `{list}` is the list's short name, `{count}` a number of subjects, `{date}` a day. */
export const eventPhrases: Record<IngestEventKind, Phrase> = {
  'index.published': {
    zh: '检索索引已更新，共 {count} 个主体',
    en: 'Search index brought up to date: {count} subjects',
  },
  'index.refused': {
    zh: '新检索索引未通过核验，沿用原索引',
    en: 'A new search index failed its checks; the one before serves on',
  },
  'index.failed': {
    zh: '检索索引未能更新，沿用原索引',
    en: 'The search index could not be brought up to date; the one before serves on',
  },
  'source.failed': { zh: '{list}：多次尝试后仍未能更新', en: '{list}: could not be updated after several attempts' },
  'source.stale': { zh: '{list}：已过期，沿用最近一次数据', en: '{list}: stale; the last good data stay in use' },
  'source.fresh': { zh: '{list}：已恢复正常', en: '{list}: current again' },
  'source.rolled-back': { zh: '{list}：已退回 {date} 版', en: '{list}: taken back to the edition of {date}' },
  'resolution.decided': {
    zh: '主体归并的人工决定已变更 {count} 项',
    en: 'Decisions on which entries are one party changed: {count}',
  },
}

/** Signals of the readers: what a file said that no table of ours knows. It is kept as published. */
const warningPhrases: Record<string, Phrase> = {
  'country-without-name': { zh: '国家代码没有名称', en: 'Country code without a name' },
  'duplicate-record': { zh: '同一记录重复出现', en: 'The same record more than once' },
  'duplicate-id': { zh: '不同记录使用同一编号', en: 'Different records under one number' },
  'skipped-name': { zh: '空白或无效的名称', en: 'Name left out' },
  'key-too-common': {
    zh: '同一编号或名称过于常见，未据此归并',
    en: 'A number or name too many share; nothing was joined by it',
  },
  'merge-ambiguous': {
    zh: '同一清单有多条相符记录，未归并',
    en: 'An entry fits several of one list; it was joined to none',
  },
  'merge-contradicted': {
    zh: '记录相符但信息矛盾，未归并',
    en: 'Entries agree, but something speaks against one party; not joined',
  },
  'merge-evidence-gone': { zh: '归并依据已不存在，归并保留', en: 'What joined two entries is gone; they stay joined' },
  'decision-wrong-line': { zh: '归并决定有误，未生效', en: 'A decision on who is who cannot be followed' },
  'decision-unknown-record': { zh: '归并决定所指记录不存在', en: 'A decision names an entry that does not exist' },
  'type-changed': { zh: '主体类型变更', en: 'Subject type changed' },
  'unexpected-text': { zh: '意外的文字', en: 'Text where none belongs' },
  'unknown-alias-quality': { zh: '未知的别名强度', en: 'Unknown quality of an alias' },
  'unknown-attribute': { zh: '未知的属性', en: 'Unknown attribute' },
  'unknown-country': { zh: '未能识别的国家或地区', en: 'Country or area not recognised' },
  'unknown-date': { zh: '未能识别的日期', en: 'Date not recognised' },
  'unknown-date-type': { zh: '未知的日期类型', en: 'Unknown kind of date' },
  'unknown-document-date': { zh: '未能识别的证件日期', en: 'Date of a document not recognised' },
  'unknown-document-type': { zh: '未知的证件类型', en: 'Unknown kind of document' },
  'unknown-element': { zh: '未知的字段', en: 'Unknown element' },
  'unknown-feature-type': { zh: '未知的特征类型', en: 'Unknown kind of feature' },
  'unknown-list': { zh: '未知的清单名称', en: 'Unknown list' },
  'unknown-list-type': { zh: '未知的清单类别', en: 'Unknown kind of list' },
  'unknown-programme': { zh: '未知的制裁项目', en: 'Unknown programme' },
  'unknown-script': { zh: '未知的文字', en: 'Unknown script' },
  'unknown-sex': { zh: '未能识别的性别', en: 'Sex not recognised' },
}

/** A code nobody has worded shows as itself. */
export function warningPhrase(code: string): Phrase {
  return warningPhrases[code] ?? { zh: `读取提示（${code}）`, en: `Signal of the reader (${code})` }
}

/** A phrase with its `{places}` filled. */
export function fill(phrase: Phrase, places: Record<keyof Phrase, Record<string, string | number>>): Phrase {
  const fillOne = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  return { zh: fillOne(phrase.zh, places.zh), en: fillOne(phrase.en, places.en) }
}
