import type { Bilingual } from '../../contract/bilingual.ts'

/**
 * How a published relationship stands in the graph. `down`: who states it holds, leads or directs the other; `up`: the other does;
 * `none`: neither, such as relatives.
 */
export interface RelationKind {
  direction: 'down' | 'up' | 'none'
  /** True for a holding or control. */
  isOwnership: boolean
  /** What the upper party is to the lower. */
  label: Bilingual
}

const ownsOrControls: Bilingual = { zh: '拥有或控制', en: 'Owns or controls' }

/** Every kind of relation in our sources. */
const kinds: Readonly<Record<string, RelationKind>> = {
  'owned-or-controlled-by': { direction: 'up', isOwnership: true, label: ownsOrControls },
  'subsidiary-of': { direction: 'up', isOwnership: true, label: { zh: '母公司', en: 'Parent of' } },
  'subordinate-institution-of': {
    direction: 'up',
    isOwnership: true,
    label: { zh: '上级机构', en: 'Superior institution of' },
  },
  'owner-of': { direction: 'down', isOwnership: true, label: { zh: '持股', en: 'Owner of' } },
  'owns-controls-or-operates': {
    direction: 'down',
    isOwnership: true,
    label: { zh: '拥有、控制或运营', en: 'Owns, controls or operates' },
  },
  'property-in-the-interest-of': {
    direction: 'up',
    isOwnership: true,
    label: { zh: '对其财产享有权益', en: 'Has an interest in the property' },
  },
  'director-of': { direction: 'down', isOwnership: false, label: { zh: '任职董事或负责人', en: 'Director of' } },
  'leader-or-official-of': {
    direction: 'down',
    isOwnership: false,
    label: { zh: '担任领导或官员', en: 'Leader or official of' },
  },
  'principal-executive-officer-of': {
    direction: 'down',
    isOwnership: false,
    label: { zh: '担任主要行政负责人', en: 'Principal executive officer of' },
  },
  'significant-role-in': {
    direction: 'down',
    isOwnership: false,
    label: { zh: '发挥重要作用', en: 'Plays a significant role in' },
  },
  'acting-for': { direction: 'up', isOwnership: false, label: { zh: '由其代为行事', en: 'Is acted for by' } },
  'providing-support-to': { direction: 'up', isOwnership: false, label: { zh: '受其支持', en: 'Is supported by' } },
  'family-member-of': { direction: 'none', isOwnership: false, label: { zh: '亲属', en: 'Family member of' } },
  'linked-to': { direction: 'none', isOwnership: false, label: { zh: '有关联', en: 'Linked to' } },
  'associate-of': { direction: 'none', isOwnership: false, label: { zh: '关联方', en: 'Associate of' } },
}

/** An unknown kind has no direction, keeps the publisher's own word and is not a holding. */
export function relationKind(kind: string, published: string): RelationKind {
  return Object.hasOwn(kinds, kind) && kinds[kind] !== undefined
    ? kinds[kind]
    : { direction: 'none', isOwnership: false, label: { zh: published, en: published } }
}
