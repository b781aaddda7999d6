import type { Bilingual } from '@qingdan/database/bilingual.ts'
import type { PublishedText } from '@qingdan/database/record.ts'

/** China's six lists; each is a source of its own. */
export const listIds = [
  'cn-unreliable-entities',
  'cn-export-control',
  'cn-watch-list',
  'cn-countermeasures',
  'cn-taiwan-diehards',
  'cn-taiwan-accomplices',
] as const
export type ListId = (typeof listIds)[number]

export const listNames: Readonly<Record<ListId, Bilingual>> = {
  'cn-unreliable-entities': { en: 'Unreliable Entity List', zh: '不可靠实体清单' },
  'cn-export-control': { en: 'Export Control Control List', zh: '出口管制管控名单' },
  'cn-watch-list': { en: 'Export Control Watch List', zh: '关注名单' },
  'cn-countermeasures': { en: 'Countermeasures List', zh: '反制清单' },
  'cn-taiwan-diehards': { en: 'Diehard "Taiwan Independence" Separatists', zh: '“台独”顽固分子清单' },
  'cn-taiwan-accomplices': { en: 'Henchmen and Accomplices of "Taiwan Independence"', zh: '“台独”打手帮凶名单' },
}

const words: readonly [RegExp, ListId][] = [
  [/不可靠实体清单/, 'cn-unreliable-entities'],
  [/出口管制管控名单/, 'cn-export-control'],
  [/关注名单/, 'cn-watch-list'],
  [/台独.?打手帮凶/, 'cn-taiwan-accomplices'],
  [/台独.?顽固分子/, 'cn-taiwan-diehards'],
  [/反制裁?清单|反制(裁)?措施/, 'cn-countermeasures'],
]

/** The list that a Chinese title or heading names; null if it names none. */
export function listIn(text: string): ListId | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

export const authorities = {
  mofcom: { en: 'Ministry of Commerce', zh: '商务部' },
  mfa: { en: 'Ministry of Foreign Affairs', zh: '外交部' },
  tao: { en: 'Taiwan Affairs Office of the State Council', zh: '国务院台湾事务办公室' },
  uel: { en: 'Unreliable Entity List Working Mechanism', zh: '不可靠实体清单工作机制' },
  cpc: { en: 'Taiwan Work Office of the CPC Central Committee', zh: '中共中央台湾工作办公室' },
} satisfies Record<string, PublishedText>
export type Authority = keyof typeof authorities

/** Kinds of documents that name parties, by the curator's code: who issues them, and how their number is written. */
export const documentTypes: Readonly<
  Record<string, { authority: Authority; number: ((year: number, number: number) => PublishedText) | null }>
> = {
  'cn/unreliable-entity-list-working-mechanism-announcement': {
    authority: 'uel',
    number: (year, number) => ({
      zh: `不可靠实体清单工作机制公告〔${year}〕${number}号`,
      en: `Unreliable Entity List Working Mechanism Announcement [${year}] No. ${number}`,
    }),
  },
  'cn/ministry-of-commerce-announcement': {
    authority: 'mofcom',
    number: (year, number) => ({
      zh: `商务部公告${year}年第${number}号`,
      en: `MOFCOM Announcement No. ${number} of ${year}`,
    }),
  },
  'cn/ministry-of-commerce-order': {
    authority: 'mofcom',
    number: (year, number) => ({ zh: `商务部令${year}年第${number}号`, en: `MOFCOM Order No. ${number} of ${year}` }),
  },
  'cn/ministry-of-foreign-affairs-order': {
    authority: 'mfa',
    number: (_year, number) => ({ zh: `外交部令第${number}号`, en: `MFA Order No. ${number}` }),
  },
  'cn/taiwan-affairs-office-announcement': { authority: 'tao', number: null },
}

const laws: Readonly<Record<string, { en: string; zh: string }>> = {
  'cn/npc-anti-foreign-sanctions-law': { zh: '《中华人民共和国反外国制裁法》', en: 'Anti-Foreign Sanctions Law' },
  'cn/npc-foreign-trade-law-2025': { zh: '《中华人民共和国对外贸易法》', en: 'Foreign Trade Law' },
  'cn/npc-national-security-law-2015': { zh: '《中华人民共和国国家安全法》', en: 'National Security Law' },
  'cn/npc-export-control-law': { zh: '《中华人民共和国出口管制法》', en: 'Export Control Law' },
  'cn/mofcom-dual-use-export-control-regulation': {
    zh: '《中华人民共和国两用物项出口管制条例》',
    en: 'Regulations on Export Control of Dual-Use Items',
  },
  'cn/mofcom-unreliable-entity-list-provisions': {
    zh: '《不可靠实体清单规定》',
    en: 'Provisions on the Unreliable Entity List',
  },
}

/** A law by the curator's code, with the articles cited; null where the code is unknown. */
export function lawOf(id: string, articles: readonly string[]): PublishedText | null {
  const law = laws[id]
  if (law === undefined) return null
  const numbers = articles.map(articleNumber)
  if (numbers.length === 0) return law
  const cited = `${numbers.length === 1 ? 'Article' : 'Articles'} ${numbers.join(', ')}`
  return { zh: `${law.zh}${articles.join('、')}`, en: `${law.en}, ${cited}` }
}

/** A law as a notice cites it, 《…》第三条、第十五条, with its English name where it is known. */
export function lawNamed(zh: string): PublishedText {
  const [, name = '', articles = ''] = /^(《.+?》)(.*)$/.exec(zh) ?? []
  const id = Object.keys(laws).find((candidate) => laws[candidate]?.zh === name)
  return { zh, en: id === undefined ? null : (lawOf(id, articles.split('、').filter(Boolean))?.en ?? null) }
}

const digits = '零一二三四五六七八九'

/** 第十二条 becomes 12; other text stays as written. Cited articles have numbers below one hundred. */
function articleNumber(article: string): string {
  const [, tens, ones] = /^第([一二三四五六七八九]?十)?([一二三四五六七八九])?条$/.exec(article) ?? []
  if (tens === undefined && ones === undefined) return article
  const ten = tens === undefined ? 0 : Math.max(1, digits.indexOf(tens.replace('十', '') || '一'))
  return String(ten * 10 + (ones === undefined ? 0 : digits.indexOf(ones)))
}
