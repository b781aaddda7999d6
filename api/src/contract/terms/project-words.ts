import type { Bilingual } from '../bilingual.ts'
import type { ProjectOpenPoint } from '../guided/project-snapshot.ts'

/** Words of the risk projects that the page and the documents share. */

/** Roles of a country, in the order of the contract. */
export const addressRoleNames: readonly Bilingual[] = [
  { zh: '原产地', en: 'Origin' },
  { zh: '过境地', en: 'Transit' },
  { zh: '目的地', en: 'Destination' },
  { zh: '最终使用地', en: 'End use' },
  { zh: '付款地', en: 'Payment' },
]

/** Roles of a partner, in the order of the specification. */
export const partnerRoleNames: readonly Bilingual[] = [
  { zh: '合同相对方', en: 'Contract counterparty' },
  { zh: '供应商', en: 'Supplier' },
  { zh: '分包商', en: 'Subcontractor' },
  { zh: '销售代理', en: 'Sales agent' },
  { zh: '中间商', en: 'Intermediary' },
  { zh: '经纪人', en: 'Broker' },
  { zh: '船东', en: 'Ship owner' },
  { zh: '货运代理', en: 'Freight agent' },
  { zh: '融资方', en: 'Financing partner' },
  { zh: '投资标的', en: 'Investment target' },
  { zh: '第三方服务商', en: 'Third-party service provider' },
  { zh: '其他', en: 'Other' },
]

/** What stays open beside a conclusion, and what to do about it. */
export const openPointTexts: Readonly<Record<ProjectOpenPoint['code'], Bilingual>> = {
  noCandidate: {
    zh: '未认定为名单主体：名单未命中不等于不受限，名称或信息变动后须重新筛查。',
    en: 'Not confirmed as a listed subject. No hit is no clearance: screen again when the name or its details change.',
  },
  ownership: {
    zh: '股权结构不明或公开持股不足 50%：须取得股东名册，核对名单主体合计持股是否达到 50%。',
    en: 'Ownership is unknown, or the stated shares are below 50 percent: obtain the register of shareholders and check the aggregate share of listed parties.',
  },
  otherLists: {
    zh: '另列入本流程不询问的名单（欧盟、英国、联合国等）：逐项查看名单的措施。',
    en: 'Also on lists that these questions do not ask about (EU, UK, UN and others): read the measures of each list.',
  },
  suspended: {
    zh: '名单措施在判定日期暂停执行：核对暂停是否延长或提前结束。',
    en: 'Measures of a list are suspended on the day asked: check whether the suspension was extended or ended early.',
  },
  stay: {
    zh: '50% 关联方规则的暂停期至 2026-11-09：核对 BIS 是否延长。',
    en: 'The stay of the affiliates rule (50 percent) ran until 2026-11-09: check whether BIS extended it.',
  },
  fdp: {
    zh: '列入实体清单或 MEU 清单：另做外国直接产品规则流程。',
    en: 'On the Entity List or the MEU List: go through the direct product rules as well.',
  },
  paragraph: {
    zh: 'ECCN 未到子项：按子项适用的许可要求须人工判断，补上子项后重新保存。',
    en: 'The ECCN has no paragraph: requirements for single paragraphs are asked; add the paragraph and save again.',
  },
  china: {
    zh: '原产地为中国：先做物项管制问卷，再回答物项一题。',
    en: 'Of Chinese origin: do the item questionnaire before you answer the question on the item.',
  },
}

/** Codes of the lists that the questions ask about. */
export const listCodeNames: Readonly<Record<string, Bilingual>> = {
  EL: { zh: '实体清单', en: 'Entity List' },
  MEU: { zh: '军事最终用户清单', en: 'MEU List' },
  MIEU: { zh: '军事情报最终用户', en: 'military-intelligence end users' },
  UVL: { zh: '未经核实清单', en: 'Unverified List' },
  DPL: { zh: '拒绝人员清单', en: 'Denied Persons List' },
  SDN: { zh: 'SDN 清单', en: 'SDN List' },
  CTRL: { zh: '管控名单', en: 'export control list' },
  WATCH: { zh: '关注名单', en: 'watch list' },
  UEL: { zh: '不可靠实体清单', en: 'unreliable entity list' },
  AFS: { zh: '反制清单', en: 'countermeasure list' },
}
