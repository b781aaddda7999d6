import type { Bilingual } from '../../contract/bilingual.ts'

/** A published relationship reads `from` → `to`: "A is a subsidiary of B". */
export type End = 'from' | 'to'

export interface RelationKind {
  /** The end that owns or controls the other; null when the kind says nothing about ownership. */
  owner: End | null
  /** The statement may mean control without a majority of the shares. */
  mayBeControl: boolean
  /** Said of both ends alike, so that "A of B" and "B of A" are one relation. */
  isMutual: boolean
  /** What the party at this end is to the other one. */
  words: Readonly<Record<End, Bilingual>>
}

function ownership(owner: End, from: Bilingual, to: Bilingual, mayBeControl: boolean): RelationKind {
  return { owner, mayBeControl, isMutual: false, words: { from, to } }
}

function other(from: Bilingual, to: Bilingual): RelationKind {
  return { owner: null, mayBeControl: false, isMutual: false, words: { from, to } }
}

function mutual(word: Bilingual): RelationKind {
  return { owner: null, mayBeControl: false, isMutual: true, words: { from: word, to: word } }
}

const parent: Bilingual = { zh: '母公司', en: 'Parent company' }
const subsidiary: Bilingual = { zh: '子公司', en: 'Subsidiary' }
const shareholder: Bilingual = { zh: '股东', en: 'Shareholder' }
const holding: Bilingual = { zh: '持股企业', en: 'Holding' }

/** Every kind of relation in our sources, the most specific word first. */
const kinds: Readonly<Record<string, RelationKind>> = {
  'subsidiary-of': ownership('to', subsidiary, parent, true),
  'subordinate-institution-of': ownership(
    'to',
    { zh: '下属机构', en: 'Subordinate institution' },
    { zh: '上级机构', en: 'Superior institution' },
    true,
  ),
  'owner-of': ownership('from', shareholder, holding, false),
  'owned-or-controlled-by': ownership(
    'to',
    { zh: '受其拥有或控制', en: 'Owned or controlled' },
    { zh: '拥有或控制方', en: 'Owner or controller' },
    true,
  ),
  'owns-controls-or-operates': ownership(
    'from',
    { zh: '拥有、控制或运营方', en: 'Owner, controller or operator' },
    { zh: '受其拥有、控制或运营', en: 'Owned, controlled or operated' },
    true,
  ),
  'property-in-the-interest-of': ownership(
    'to',
    { zh: '权益财产', en: 'Property in its interest' },
    { zh: '财产权益方', en: 'Party with an interest in the property' },
    true,
  ),
  'director-of': other({ zh: '董事或负责人', en: 'Director' }, { zh: '任董事或负责人的企业', en: 'Company directed' }),
  'leader-or-official-of': other(
    { zh: '领导或官员', en: 'Leader or official' },
    { zh: '任领导或官员的机构', en: 'Body led or served' },
  ),
  'principal-executive-officer-of': other(
    { zh: '主要行政负责人', en: 'Principal executive officer' },
    { zh: '任主要行政负责人的机构', en: 'Body headed' },
  ),
  'significant-role-in': other(
    { zh: '在其中发挥重要作用', en: 'Plays a significant role in it' },
    { zh: '发挥重要作用的机构', en: 'Body with a significant role' },
  ),
  'acting-for': other({ zh: '代其行事方', en: 'Acts on its behalf' }, { zh: '被代理方', en: 'Acted for' }),
  'providing-support-to': other({ zh: '支持方', en: 'Gives support' }, { zh: '受支持方', en: 'Receives support' }),
  'family-member-of': mutual({ zh: '亲属', en: 'Family member' }),
  'linked-to': mutual({ zh: '有关联', en: 'Linked' }),
  'associate-of': mutual({ zh: '关联方', en: 'Associate' }),
}

/** An unknown kind keeps the publisher's own word and says nothing about ownership. */
export function relationKind(kind: string, published: string): RelationKind {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return known ?? mutual({ zh: published, en: published })
}

/** Order of the kinds above; unknown ones last. */
export function rankOfKind(kind: string): number {
  const at = Object.keys(kinds).indexOf(kind)
  return at === -1 ? Number.POSITIVE_INFINITY : at
}
