/**
 * Legal forms of companies by class. Two names whose classes exclude each other (AG, GmbH) are two companies;
 * `company` says no more than "a company" and excludes nothing.
 * Origin: general knowledge of company law, classes after opensanctions/rigour `resources/names/org_types.yml` (MIT).
 */
export type LegalClass =
  | 'company'
  | 'limited'
  | 'stock'
  | 'partnership'
  | 'cooperative'
  | 'nonprofit'
  | 'state'
  | 'sole'
