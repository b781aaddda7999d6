import { easternForms } from './legal-forms/eastern.ts'
import { europeanForms } from './legal-forms/european.ts'
import type { LegalClass } from './legal-forms/legal-class.ts'
import { widespreadForms } from './legal-forms/widespread.ts'

/** Forms found anywhere in a name; long or unmistakable. Any script: they are read as names are. */
export const legalPhrases: readonly Record<LegalClass, string>[] = [widespreadForms, europeanForms, easternForms]

/** Forms of two or three letters that are removed anywhere in a name. */
export const unmistakable = new Set(
  `ltd inc llc llp plc jsc ooo oao zao pao tbk srl bhd sdn kft zrt doo ood uab aps wll fze fzc kgaa sro ehf oyj nv bv
  gup mup rup`.split(/\s+/),
)

/** Short forms that are also words or initials: taken out only at the end of a name (or before another form). */
export const legalEndings: Record<string, LegalClass> = {
  bt: 'partnership',
  ky: 'partnership',
  kb: 'partnership',
  hb: 'partnership',
  kd: 'partnership',
  og: 'partnership',
  eg: 'cooperative',
  hf: 'stock',
  sf: 'partnership',
  ry: 'nonprofit',
  et: 'sole',
  sti: 'limited',
  mmc: 'limited',
  ou: 'limited',
  ike: 'limited',
  spe: 'limited',
  pbe: 'stock',
  bbe: 'stock',
  amba: 'cooperative',
  jv: 'company',
  cic: 'company',
  pllc: 'limited',
  co: 'company',
  sal: 'stock',
  sha: 'stock',
  sia: 'limited',
  rue: 'state',
  cie: 'company',
  ag: 'stock',
  sa: 'stock',
  nv: 'stock',
  ab: 'stock',
  as: 'stock',
  ao: 'stock',
  ad: 'stock',
  at: 'stock',
  dd: 'stock',
  rt: 'stock',
  ae: 'stock',
  se: 'stock',
  sas: 'stock',
  oy: 'limited',
  oe: 'partnership',
  cv: 'partnership',
  cc: 'limited',
  sl: 'limited',
  slu: 'limited',
  pte: 'limited',
  pty: 'limited',
  pvt: 'limited',
  pt: 'limited',
  sp: 'sole',
  ev: 'nonprofit',
  ek: 'sole',
  na: 'stock',
  ca: 'stock',
  ug: 'limited',
  sro: 'limited',
  bhd: 'limited',
  tov: 'limited',
  too: 'limited',
}

/** Short forms that come before a name (PT Telkom, OOO Vektor, AO Almaz). */
export const legalBeginnings: Record<string, LegalClass> = {
  pt: 'limited',
  ao: 'stock',
  ad: 'stock',
  tov: 'limited',
  too: 'limited',
  up: 'state',
  chup: 'sole',
  dp: 'state',
  ip: 'sole',
  cv: 'partnership',
  nv: 'stock',
  uab: 'limited',
  ab: 'stock',
  as: 'stock',
  ano: 'nonprofit',
  akb: 'stock',
  odo: 'limited',
  zat: 'stock',
  aat: 'stock',
  prat: 'stock',
  fgu: 'state',
  fku: 'state',
  gku: 'state',
  gbu: 'state',
  fkp: 'state',
  fop: 'sole',
  cty: 'company',
}

/** Pairs of classes that exclude each other when each name states one. Limited and stock are often mixed up in translation only within one word, so they exclude. */
export const excludingClasses: [LegalClass, LegalClass][] = [
  ['limited', 'stock'],
  ['limited', 'nonprofit'],
  ['limited', 'partnership'],
  ['limited', 'cooperative'],
  ['limited', 'state'],
  ['stock', 'nonprofit'],
  ['stock', 'partnership'],
  ['stock', 'cooperative'],
  ['stock', 'sole'],
  ['nonprofit', 'partnership'],
  ['nonprofit', 'cooperative'],
]
