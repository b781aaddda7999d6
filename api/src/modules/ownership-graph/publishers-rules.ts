import type { Bilingual } from '../../contract/bilingual.ts'
import type { OwnershipRuleId } from '../../contract/graph.ts'
import type { ShareRule } from './ownership-rules.ts'
import type { ListingRow } from './repository.ts'

export interface PublishersRule extends ShareRule {
  id: OwnershipRuleId
  /** Whether the rule reaches what a party with this entry owns. */
  covers: (listing: ListingRow) => boolean
  name: Bilingual
  /** What the rule says, in short. */
  text: Bilingual
  /** The document and its paragraph. */
  citation: Bilingual
  url: string
  /** Since when, until when, and what we do not know. */
  note: Bilingual | null
}

/** 15 CFR 744.8(a)(1), eCFR of 2026-07-30. The SDN list writes "ILLICIT-DRUGS-EO14059" with a hyphen. */
const programmesOf7448 = new Set([
  'BELARUS-EO14038',
  'BELARUS',
  'RUSSIA-EO14024',
  'UKRAINE-EO13660',
  'UKRAINE-EO13661',
  'UKRAINE-EO13662',
  'UKRAINE-EO13685',
  'FTO',
  'SDGT',
  'NPWMD',
  'ILLICIT-DRUGS-EO14059',
  'SDNT',
  'SDNTK',
  'TCO',
])

const sdn = 'SDN List'
const ofacSources = new Set(['ofac-sdn', 'ofac-consolidated'])
const bisSources = new Set(['bis-entity-list', 'bis-military-end-user'])
const euSources = new Set(['eu-fsf', 'eu-official-journal'])

/** Of the Union's consolidated list every entry is an asset freeze; annexes of the Official Journal name their measure. */
function isAssetFreeze({ source_id, measures }: ListingRow): boolean {
  return source_id === 'eu-fsf' || measures.includes('Asset freeze')
}

export const publishersRules: readonly PublishersRule[] = [
  {
    id: 'ofac',
    isHalfEnough: true,
    isAggregate: true,
    isControlEnough: false,
    covers: ({ source_id, list }) =>
      ofacSources.has(source_id) && (list === sdn || list === 'Sectoral Sanctions Identifications List'),
    name: { zh: 'OFAC 50% 规则', en: 'OFAC 50 Percent Rule' },
    text: {
      zh: '被冻结者直接或间接合计持股 50% 或以上的实体，视同被冻结；行业制裁（SSI）限制同样适用。只看持股，不看控制。',
      en: 'An entity owned 50 percent or more, directly or indirectly and in the aggregate, by blocked persons is itself blocked; SSI directives reach such entities likewise. Ownership counts, control does not.',
    },
    citation: {
      zh: 'OFAC 2014-08-13 修订指引；常见问题 398–402（SSI：373）',
      en: 'OFAC Revised Guidance of 2014-08-13; FAQs 398–402 (SSI: 373)',
    },
    url: 'https://ofac.treasury.gov/faqs/401',
    note: null,
  },
  {
    id: 'bis',
    isHalfEnough: true,
    isAggregate: true,
    isControlEnough: false,
    covers: ({ source_id, list, programmes }) =>
      bisSources.has(source_id) ||
      (source_id === 'ofac-sdn' && list === sdn && programmes.some((programme) => programmesOf7448.has(programme))),
    name: { zh: 'BIS 关联方规则（50%）', en: 'BIS Affiliates Rule (50 percent)' },
    text: {
      zh: '实体清单、军事最终用户清单或第 744.8(a)(1) 条所列项目的 SDN 直接或间接合计持股 50% 或以上的境外实体，适用其所有者的许可要求；持股比例无法确定的，须先消除警示信号或取得许可。',
      en: 'A foreign entity owned 50 percent or more, directly or indirectly and in the aggregate, by parties on the Entity List, the MEU List or SDNs of § 744.8(a)(1) is subject to the licence requirements of its owners; where the share cannot be determined, the red flag must be resolved or a licence obtained first.',
    },
    citation: {
      zh: '90 FR 47201；15 CFR 744.8(a)(2)、744.11(a)(1)、744.21(a)(3)、第 744 部分补编 8',
      en: '90 FR 47201; 15 CFR 744.8(a)(2), 744.11(a)(1), 744.21(a)(3), supplement no. 8 to part 744',
    },
    url: 'https://www.ecfr.gov/current/title-15/part-744/appendix-Supplement%20No.%208%20to%20Part%20744',
    note: {
      zh: '2025-09-29 生效；90 FR 50857 自 2025-11-10 至 2026-11-09 暂停执行。本站所据 eCFR 为 2026-07-30 版，2026-11-09 之后是否延长暂停，请核对 BIS 公布。',
      en: 'Effective 2025-09-29; stayed by 90 FR 50857 from 2025-11-10 until 2026-11-09. Our eCFR edition is of 2026-07-30: check with BIS whether the stay was extended beyond 2026-11-09.',
    },
  },
  {
    id: 'eu',
    isHalfEnough: true,
    isAggregate: true,
    isControlEnough: true,
    covers: (listing) => euSources.has(listing.source_id) && isAssetFreeze(listing),
    name: { zh: '欧盟 拥有或控制标准', en: 'EU ownership or control' },
    text: {
      zh: '被列名者合计拥有 50% 或以上的所有权权益、持有多数权益或者控制的实体，其资产同样冻结。',
      en: 'An entity in which listed parties together own 50 % or more of the proprietary rights or hold a majority interest, or which they control, is covered by the asset freeze.',
    },
    citation: {
      zh: '欧盟理事会《限制性措施有效执行最佳做法》11623/24（2024-07-03），“所有权与控制”',
      en: 'Council of the EU, Best Practices for the effective implementation of restrictive measures, 11623/24 (2024-07-03), ownership and control',
    },
    url: 'https://data.consilium.europa.eu/doc/document/ST-11623-2024-INIT/en/pdf',
    note: {
      zh: '2024-07-03 之前（8519/18）为“超过 50%”。指引无法律约束力，以法院解释为准。',
      en: 'Until 2024-07-03 (8519/18): more than 50 %. The guidance is not binding; the Court interprets the law.',
    },
  },
  {
    id: 'uk',
    isHalfEnough: false,
    isAggregate: false,
    isControlEnough: true,
    covers: (listing) => listing.source_id === 'uk-sanctions' && isAssetFreeze(listing),
    name: { zh: '英国 拥有或控制标准', en: 'UK ownership or control' },
    text: {
      zh: '同一被列名者直接或间接持有超过 50% 的股份或表决权、有权任免多数董事，或者能使其按自己意愿行事的实体，其资产同样冻结。不同被列名者的持股原则上不相加，除非有共同安排或一方控制另一方的权利。',
      en: 'An entity in which one designated person holds, directly or indirectly, more than 50 % of the shares or votes, may appoint or remove a majority of the board, or can have its affairs conducted as wished, is covered by the asset freeze. Holdings of several designated persons are not simply added up, unless there is a joint arrangement or one controls the rights of another.',
    },
    citation: {
      zh: '各制裁条例第 7 条（如《2019 年俄罗斯（制裁）（脱欧）条例》）；OFSI 金融制裁一般指引第 4 章',
      en: 'Regulation 7 of the sanctions regulations, such as the Russia (Sanctions) (EU Exit) Regulations 2019; OFSI general guidance, chapter 4',
    },
    url: 'https://www.legislation.gov.uk/uksi/2019/855/regulation/7',
    note: null,
  },
]
