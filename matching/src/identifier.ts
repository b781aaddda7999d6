import { foldIdentifier } from './fold.ts'

/** Kinds of numbers that are recognised by their prefix or format; keys as in the lists. */
export type IdentifierKind =
  | 'imo'
  | 'mmsi'
  | 'call-sign'
  | 'tail-number'
  | 'msn'
  | 'uscc'
  | 'lei'
  | 'swift-bic'
  | 'passport'
  | 'national-id'
  | 'tax-id'
  | 'registration'
  | 'wallet'

/** Shorter texts are everyday words and numbers and are not searched as identifiers. */
export const minIdentifierLength = 3

export interface RecognisedIdentifier {
  kind: IdentifierKind
  /** As typed, without the prefix. */
  value: string
  /** Whether the check digit is correct; null if the kind has none or the length is wrong. */
  check: 'fits' | 'wrong' | null
}

const isNumberWord = /^\s*(?:(?:number|num|no|nr|code|id|address)\b\.?|号码|编号|代码|地址|号|码)?\s*[:：#]?\s*/i

/** Prefixes of a number by kind; longer ones first. */
const wordings: readonly [IdentifierKind, RegExp][] = [
  ['imo', /^(?:imo(?![a-z])|国际海事组织)/i],
  ['mmsi', /^(?:mmsi(?![a-z])|海上移动(?:通信)?业务标识)/i],
  ['call-sign', /^(?:call[ -]?sign(?![a-z])|呼号)/i],
  [
    'tail-number',
    /^(?:(?:aircraft )?tail(?= ?(?:number|no))|aircraft registration(?![a-z])|机尾号|尾号|航空器注册号?|飞机注册号?)/i,
  ],
  ['msn', /^(?:msn(?![a-z])|manufacturer'?s serial(?= ?(?:number|no))|生产序列号?|制造序号|出厂序列号?)/i],
  [
    'uscc',
    /^(?:uscc+(?![a-z])|unified social credit(?= code)|(?:统一)?社会信用(?=代码|号|码)|信用(?=代码)|統一社會信用(?=代碼)?)/i,
  ],
  ['lei', /^(?:lei(?![a-z])|legal entity identifier|法律实体识别|全球法人识别|法人机构识别)/i],
  ['swift-bic', /^(?:swift ?[/-]? ?bic|swift(?![a-z])|bic(?![a-z])|银行识别(?=代码|码))/i],
  ['passport', /^(?:(?:diplomatic |service )?passport|(?:外交|公务)?护照|護照)/i],
  ['national-id', /^(?:national id(?:entity|entification)?(?: card)?|identity card|id card|(?:居民)?身份证|身分證)/i],
  ['tax-id', /^(?:tax(?:payer)? id(?:entification)?|inn(?= ?\d)|vat(?= )|纳税人识别|税务登记|税号)/i],
  [
    'registration',
    /^(?:(?:company |business )?registration(?= ?(?:number|no))|ogrn(?= ?\d)|工商注册|注册(?=号)|登记(?=号))/i,
  ],
  [
    'wallet',
    /^(?:(?:digital currency|wallet|crypto|btc|xbt|eth|usdt|trx) address|wallet(?![a-z])|钱包|(?:数字|加密)货币)/i,
  ],
]

const walletShape =
  /^(?:0x[0-9A-Fa-f]{40}|bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33})$/
const usccShape = /^[159NYA][0-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/
const residentShape = /^[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/
const leiShape = /^[0-9A-Z]{18}\d{2}$/
const bicShape = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
/** A bank code without its branch. */
const bankLength = 8

/** The kind of a number by its prefix or format; null for names and ambiguous numbers. */
export function recogniseIdentifier(text: string): RecognisedIdentifier | null {
  const clean = text.toWellFormed().normalize('NFKC').trim()
  const worded = withoutWording(clean)
  if (worded !== null) return { ...worded, check: checkOf(worded.kind, foldIdentifier(worded.value)) }
  if (walletShape.test(clean)) return { kind: 'wallet', value: clean, check: null }
  const folded = foldIdentifier(clean)
  const kind = kindByShape(folded)
  return kind === null ? null : { kind, value: clean, check: checkOf(kind, folded) }
}

/**
 * The forms under which an identifier is indexed and searched, all folded: as given, without prefix, and a bank code
 * without its branch. Two spellings of one identifier share a form.
 */
export function identifierForms(text: string): string[] {
  const clean = text.toWellFormed().normalize('NFKC').trim()
  const forms = new Set<string>()
  for (const writing of [clean, withoutWording(clean)?.value ?? '', siteOf(clean)]) {
    const form = foldIdentifier(writing)
    if (form !== '') forms.add(form)
    // A name of eleven letters in two words is not a bank code.
    if (form.length > bankLength && bicShape.test(form) && !/\s/.test(writing)) forms.add(form.slice(0, bankLength))
  }
  return [...forms]
}

/** A website without the common start of every address. */
function siteOf(text: string): string {
  return /^(?:https?:\/\/)?(?:www\.)?([^\s/@]+\.[^\s/@]+)\/?$/i.exec(text)?.[1] ?? ''
}

/**
 * The text is a number with its prefix and nothing else (`IMO 9187629`): searching it as a name would find other
 * parties.
 */
export function isNumberAlone(text: string): boolean {
  const worded = withoutWording(text.toWellFormed().normalize('NFKC').trim())
  if (worded === null || /\s/.test(worded.value)) return false
  const { length } = foldIdentifier(worded.value).replace(/\D/g, '')
  return length >= 4 || worded.kind === 'swift-bic' || worded.kind === 'tail-number'
}

function withoutWording(text: string): { kind: IdentifierKind; value: string } | null {
  for (const [kind, wording] of wordings) {
    const found = wording.exec(text)
    if (found === null) continue
    const value = text.slice(found[0].length).replace(isNumberWord, '').trim()
    const folded = foldIdentifier(value)
    const isCode = kind === 'swift-bic' ? bicShape.test(folded) : kind === 'tail-number' || kind === 'call-sign'
    // Passport Ltd and IMO Shipping are names.
    if (folded !== '' && (/\d/.test(folded) || isCode)) return { kind, value }
  }
  return null
}

function kindByShape(folded: string): IdentifierKind | null {
  if (/^\d{7}$/.test(folded) && isImo(folded)) return 'imo'
  const isResident = residentShape.test(folded)
  if (usccShape.test(folded) && (!isResident || isUscc(folded))) return 'uscc'
  if (isResident) return 'national-id'
  // Every issuer has 00 as fifth and sixth character.
  if (leiShape.test(folded) && (isLei(folded) || folded.slice(4, 6) === '00') && /[A-Z]/.test(folded)) return 'lei'
  return null
}

function checkOf(kind: IdentifierKind, folded: string): RecognisedIdentifier['check'] {
  switch (kind) {
    case 'imo':
      return /^\d{7}$/.test(folded) ? verdict(isImo(folded)) : null
    case 'uscc':
      return folded.length === 18 ? verdict(isUscc(folded)) : null
    case 'lei':
      return folded.length === 20 ? verdict(isLei(folded)) : null
    case 'national-id':
      return residentShape.test(folded) ? verdict(isResidentNumber(folded)) : null
    default:
      return null
  }
}

function verdict(fits: boolean): 'fits' | 'wrong' {
  return fits ? 'fits' : 'wrong'
}

/** IMO resolution A.1117(30): the last of seven digits is the last of the sum of the first six times 7 … 2. */
function isImo(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < 6; at++) sum += Number(digits[at]) * (7 - at)
  return sum % 10 === Number(digits[6])
}

const usccLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** GB 32100-2015: weights are the powers of 3 modulo 31. */
function isUscc(code: string): boolean {
  let sum = 0
  let weight = 1
  for (const letter of code.slice(0, 17)) {
    const value = usccLetters.indexOf(letter)
    if (value < 0) return false
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return usccLetters[(31 - (sum % 31)) % 31] === code[17]
}

/** ISO 17442, by ISO 7064 MOD 97-10: letters are read as 10 … 35, the remainder is 1. */
function isLei(code: string): boolean {
  let rest = 0
  for (const letter of code) rest = (rest * (letter <= '9' ? 10 : 100) + Number.parseInt(letter, 36)) % 97
  return rest === 1
}

/** GB 11643-1999, by ISO 7064 MOD 11-2. */
function isResidentNumber(code: string): boolean {
  let rest = 0
  for (const digit of code.slice(0, 17)) rest = ((rest + Number(digit)) * 2) % 11
  return '0123456789X'[(12 - rest) % 11] === code[17]
}
