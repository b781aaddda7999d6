import type { Term } from '@qingdan/matching/compare/evidence.ts'
import type { DetailName, EntityDetail, SanctionMeta, Translation } from '../detail.ts'
import type { Band, SubjectType, TokenRelation } from '../subject.ts'
import type { KeyFactName } from './key-facts.ts'

/** The words of the product that the page, the PDF and the API say alike, in one language: as they stand at the beginning of a line. */
export interface Terms {
  /** One party of a type. */
  partyType: Record<SubjectType, string>
  sex: Record<NonNullable<EntityDetail['sex']>, string>
  /** `weak`: the publisher marks the alias so, whatever its kind. */
  nameKind: Record<DetailName['kind'] | 'weak', string>
  /** Chinese names of ours: their mark, what they are in a sentence, and their kinds. */
  translation: Record<Translation['kind'] | 'mark' | 'note', string>
  /** State of an entry on a day. */
  state: Record<SanctionMeta['state'], string>
  band: Record<Band, string>
  /** Relation of two words. */
  relation: Record<TokenRelation, string>
  /** Terms of the sum that makes a score. */
  scoreTerm: Record<Term | 'identifier', string>
  /** Headings of the key facts of a subject. */
  fact: Record<KeyFactName | 'type' | 'country' | 'sex' | 'addresses' | 'listedOn' | 'changedOn', string>
}
