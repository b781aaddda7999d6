import type { IngestEventKind, RunReasonCode } from '@qingdan/database/schema.ts'
import type { WarningCode } from '@qingdan/database/warning-codes.ts'
import type { Bilingual } from '../../contract/bilingual.ts'

/** Events of a list, in both languages. */

/** Why a run published nothing; what served before serves on in every case. */
export const failurePhrases: Record<RunReasonCode, Bilingual> = {
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
export const eventPhrases: Record<IngestEventKind, Bilingual> = {
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
const warningPhrases: Record<WarningCode, Bilingual> = {
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
  'alias-count': { zh: '别名数量与公告所述不符', en: 'Not as many aliases as the notice says' },
  'annex-without-party': { zh: '附件所列主体在正文中未见', en: 'A party of the annex that the text does not have' },
  'body-unknown': { zh: '未知的发布机关', en: 'Unknown authority' },
  'change-without-notice': { zh: '变更没有对应的公告', en: 'A change without its notice' },
  'country-unknown': { zh: '未能识别的国家或地区', en: 'Country or area not recognised' },
  'date-of-enterprise': { zh: '企业记录带有出生或建造日期', en: 'An enterprise with a date of birth or building' },
  'date-unreadable': { zh: '未能识别的日期', en: 'Date not recognised' },
  'entry-without-english-name': { zh: '记录没有英文名称', en: 'Entry without an English name' },
  'entry-without-name': { zh: '记录没有名称', en: 'Entry without a name' },
  'entry-without-one-address': { zh: '记录的地址不是一个', en: 'Entry with more or fewer than one address' },
  'link-refused': { zh: '链接不是 http 或 https 地址，未收录', en: 'A link is no http or https address; left out' },
  formula: { zh: '单元格是公式，未读取', en: 'A cell holds a formula; not read' },
  'impossible-date': { zh: '不可能的日期', en: 'Date that cannot be' },
  'investigation-without-listing': { zh: '调查公告未列任何主体', en: 'Notice of an investigation that lists nobody' },
  'law-unknown': { zh: '未知的法律依据', en: 'Unknown legal basis' },
  'list-unknown': { zh: '未知的清单', en: 'Unknown list' },
  'no-list': { zh: '记录未注明所属清单', en: 'Entry that names no list' },
  'notice-type-unknown': { zh: '未知的公告类型', en: 'Unknown kind of notice' },
  'notice-unreadable': { zh: '未能读取的公告', en: 'Notice that could not be read' },
  'notice-without-row': { zh: '公告所列主体在表中未见', en: 'A party of the notice that the table does not have' },
  'party-doubled': { zh: '同一主体重复出现', en: 'The same party more than once' },
  'party-unmatched': { zh: '未找到对应的主体', en: 'No party found to go with it' },
  'party-without-date': { zh: '主体没有日期', en: 'Party without a date' },
  'relation-without-party': { zh: '关系的一方不在清单中', en: 'A relation to a party that the list does not have' },
  'revoked-designation': { zh: '已撤销的列名', en: 'Designation that was revoked' },
  'row-of-several-children': { zh: '一行含多项内容', en: 'Row with several things in one' },
  'several-parties-in-a-line': { zh: '一行含多个主体，未拆分', en: 'Several parties in one line, not parted' },
  'twice-in-an-edition': { zh: '同一版本内重复列出', en: 'Twice in one edition' },
  'two-sexes': { zh: '同一人有两种性别', en: 'Two sexes of one person' },
  'type-unknown': { zh: '未知的主体类型', en: 'Unknown kind of party' },
  'unknown-alias-category': { zh: '未知的别名类别', en: 'Unknown kind of alias' },
  'unknown-alias-strength': { zh: '未知的别名强度', en: 'Unknown strength of an alias' },
  'unknown-alias-type': { zh: '未知的别名类型', en: 'Unknown kind of alias' },
  'unknown-authority': { zh: '未知的发布机关', en: 'Unknown authority' },
  'unknown-calendar': { zh: '未知的历法', en: 'Unknown calendar' },
  'unknown-citation': { zh: '未知的法规出处', en: 'Unknown citation' },
  'unknown-column': { zh: '未知的列', en: 'Unknown column' },
  'unknown-committee': { zh: '未知的委员会', en: 'Unknown committee' },
  'unknown-concern': { zh: '未知的关注事项', en: 'Unknown concern' },
  'unknown-contact': { zh: '未知的联系方式', en: 'Unknown contact' },
  'unknown-contact-form': { zh: '未知的联系方式写法', en: 'Unknown form of a contact' },
  'unknown-country-type': { zh: '未知的国家关系', en: 'Unknown relation to a country' },
  'unknown-designation-source': { zh: '未知的列名来源', en: 'Unknown source of a designation' },
  'unknown-designation-type': { zh: '未知的列名类型', en: 'Unknown kind of designation' },
  'unknown-field': { zh: '未知的字段', en: 'Unknown field' },
  'unknown-footnote': { zh: '未知的脚注', en: 'Unknown footnote' },
  'unknown-identifier-type': { zh: '未知的编号类型', en: 'Unknown kind of identifier' },
  'unknown-imo-number': { zh: '未知的IMO 编号', en: 'Unknown IMO number' },
  'unknown-kind': { zh: '未知的类别', en: 'Unknown kind' },
  'unknown-language': { zh: '未知的语言', en: 'Unknown language' },
  'unknown-measure': { zh: '未知的措施', en: 'Unknown measure' },
  'unknown-measure-value': { zh: '未知的措施取值', en: 'Unknown value of a measure' },
  'unknown-name-type': { zh: '未知的名称类型', en: 'Unknown kind of name' },
  'unknown-nationality': { zh: '未知的国籍写法', en: 'Unknown nationality' },
  'unknown-note': { zh: '未知的备注', en: 'Unknown note' },
  'unknown-notes': { zh: '未知的备注', en: 'Unknown notes' },
  'unknown-order': { zh: '未知的命令类型', en: 'Unknown kind of order' },
  'unknown-organisation': { zh: '未知的机构', en: 'Unknown organisation' },
  'unknown-parent': { zh: '未知的上级主体', en: 'Unknown parent' },
  'unknown-percentage': { zh: '未知的比例写法', en: 'Unknown percentage' },
  'unknown-property': { zh: '未知的属性', en: 'Unknown property' },
  'unknown-regime': { zh: '未知的制裁制度', en: 'Unknown regime' },
  'unknown-schema': { zh: '未知的记录结构', en: 'Unknown form of a record' },
  'unknown-section': { zh: '未知的章节', en: 'Unknown section' },
  'unknown-statement': { zh: '未知的表述', en: 'Unknown statement' },
  'unknown-status': { zh: '未知的状态', en: 'Unknown status' },
  'unknown-strength': { zh: '未知的强度', en: 'Unknown strength' },
  'unknown-subject-type': { zh: '未知的主体类型', en: 'Unknown kind of subject' },
  'unknown-topic': { zh: '未知的主题', en: 'Unknown topic' },
  'unknown-un-reference': { zh: '未知的联合国编号', en: 'Unknown UN reference' },
  'unknown-entry-event': { zh: '未知的列名事件', en: 'Unknown event of an entry' },
  'unknown-location-part': { zh: '未知的地址成分', en: 'Unknown part of a location' },
  'unknown-name-part-type': { zh: '未知的姓名成分', en: 'Unknown part of a name' },
  'unknown-relation-type': { zh: '未知的关系类型', en: 'Unknown kind of relation' },
  'unknown-validity': { zh: '未知的证件效力', en: 'Unknown validity of a document' },
  'unread-column': { zh: '有未读取的列', en: 'Column that was not read' },
  'unread-text': { zh: '有未读取的文字', en: 'Text that was not read' },
}

/** The phrase of a code; one that an older version of the product stored and this one no longer gives shows as itself. */
export function warningPhrase(code: string): Bilingual {
  const phrases: Readonly<Partial<Record<string, Bilingual>>> = warningPhrases
  return phrases[code] ?? { zh: `读取提示（${code}）`, en: `Signal of the reader (${code})` }
}
