import type { LawCategory } from '@qingdan/database/law-text.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import type { LawStatus, LawTextDays } from '../../contract/laws/laws.ts'

export const categoryNames: Readonly<Record<LawCategory, Bilingual>> = {
  statute: { zh: '法律', en: 'Statute' },
  'administrative-regulation': { zh: '行政法规', en: 'Administrative regulation' },
  'departmental-rule': { zh: '部门规章', en: 'Departmental rule' },
  'judicial-interpretation': { zh: '司法解释', en: 'Judicial interpretation' },
  announcement: { zh: '公告', en: 'Announcement' },
  regulation: { zh: '法规', en: 'Regulation' },
  'cabinet-order': { zh: '政令', en: 'Cabinet order' },
  'ministerial-order': { zh: '部令', en: 'Ministerial order' },
  circular: { zh: '通知', en: 'Circular' },
  list: { zh: '名单', en: 'List' },
  regime: { zh: '多边机制', en: 'Multilateral regime' },
  programme: { zh: '制裁项目', en: 'Sanctions programme' },
}

export const statusNames: Readonly<Record<LawStatus, Bilingual>> = {
  'in-force': { zh: '现行有效', en: 'In force' },
  'not-yet': { zh: '尚未生效', en: 'Not yet in force' },
  amended: { zh: '已被修改', en: 'Amended' },
  repealed: { zh: '已废止', en: 'Repealed' },
  unstated: { zh: '效力未注明', en: 'State not given' },
}

/** Bodies of several countries. */
export const international: Bilingual = { zh: '国际', en: 'International' }

/** Says of an article that the stay which its text states is over. */
export function stayEndedPhrase(until: string, asOf: string): Bilingual {
  return {
    zh: `文中所载暂停执行期至 ${until}，已满。本站文本截至 ${asOf}，其后是否延长，请核对官方文本。`,
    en: `The stay that this text states ran until ${until}. Our text is as of ${asOf}: check the official text for an extension.`,
  }
}

/** As of which day a transcribed text is, as far as it says so. */
export function textDayPhrase({ takenOn, amendedOn, receivedOn }: LawTextDays): Bilingual {
  const first =
    takenOn === null
      ? { zh: `未注明（${receivedOn} 收录）`, en: `not stated (copy of ${receivedOn})` }
      : { zh: `${takenOn} 取自官方网站`, en: `taken from the official site on ${takenOn}` }
  if (amendedOn === null) return first
  return {
    zh: `${first.zh}；所载最近修订自 ${amendedOn} 施行`,
    en: `${first.en}; newest amendment named in it in force from ${amendedOn}`,
  }
}

/** Words of the document of a law. */
export const documentWords: Readonly<Record<string, Bilingual>> = {
  number: { zh: '文号', en: 'Number' },
  unit: { zh: '制定机关', en: 'Authority' },
  published: { zh: '公布日期', en: 'Published' },
  effective: { zh: '施行日期', en: 'In force from' },
  status: { zh: '效力状态', en: 'State' },
  asOf: { zh: '资料截至', en: 'As of' },
  textDay: { zh: '正文时点', en: 'Day of the text' },
  official: { zh: '官方文本', en: 'Official text' },
  noText: { zh: '本库未收录正文，请查阅官方文本。', en: 'The text is not held here: read the official text.' },
  incomplete: {
    zh: '所收文本不完整，仅含开头部分，请查阅官方文本。',
    en: 'The text breaks off: only its beginning is held. Read the official text.',
  },
  omitted: { zh: '此处未收录，请查阅官方文本。', en: 'Not held here: read the official text.' },
}
