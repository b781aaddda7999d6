import type { SourceRecord } from '@qingdan/database/record.ts'
import { takeLegalForms } from '@qingdan/matching/normalise/legal.ts'
import { spansOf } from '@qingdan/matching/normalise/spans.ts'
import { joinDottedLetters, wordsOf } from '@qingdan/matching/normalise/words.ts'
import { commonnessOf } from '@qingdan/matching/tables/commonness.ts'
import { isPinyin } from '@qingdan/matching/tables/han/pinyin-syllables.ts'
import { placeWords, tradeWords } from '@qingdan/matching/tables/party-words.ts'
import { enterprises } from './typed-words/enterprises.ts'
import { persons } from './typed-words/persons.ts'

/** Words of companies, offices and schools that are neither a legal form nor a trade. */
const undertaking = new Set(
  `academy administration aerospace agency agencies chem chemie communications computer computers create electronica net world airlines army associates association authority aviation bank base branch brigade brothers bureau
  business center centre chamber college combine committee commission company complex concern conglomerate consortium construction
  consulting contracting cooperative corporation council defence defense department design development directorate division
  dynamics electric electrical electronic electronics elektronik energy engineering engineers enterprise enterprises equipment
  establishment estate export exports factory faculty federation financial force forces foundation fund furniture general global group
  holding holdings hospital hotel house import imports industrial industries industry tv kai gumi air autos casa jihad jaish hizb harakat fundacion cartel movement charity depot express casa brotherhood gongsi youxian maoyi informatics information innovation
  innovations institute institut institution instrument instruments insurance integrated international investment investments
  jsc laboratory limited line lines llc logistics ltd machinery management manufacturing marine maritime market marketing
  materials medical metal metals military mining ministry mission motors museum national network networks nuclear office
  oil optics organisation organization oao ooo orchestra packaging parts party petroleum pharma pharmaceutical photonics plant polytechnic
  port power press products production project projects prison radio refinery research resource resources school science sciences
  scientific security service services shipping shipyard society software solution solutions station steel storage stroy studio supplies
  supply syndicate system systems team tech technical technic technics technique technologies technology tekhnologii telecom
  telecommunications telecommunication textile trade trading transport transportation trust university union unit ventures works workshop yard zavod zone
  gmbh sarl srl fze fzco fzc fzllc inc corp plc pte pvt pty sdn bhd kft spa lab labs co company electromecanique handelsgesellschaft
  cabang compania sociedad societe anstalt stiftung verlag vertriebs klinik club committee embassy troops squadron regiment militia front brigade`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Company words at the end of a compound: Promtekh, Elektropribor, Radiotechnika. */
const compound =
  /(?:tech|tekh|teknik|technik|tekhnika|pribor|prom|mash|stroy|stroi|invest|export|import|trans|trade|neft|gaz|energo|tron|tronics|tronic|com|soft|net|chem|khim|pharm|pharma|plast|elektro|electro|avia|snab|torg|servis|service|kompleks|complex|holding|group|systems?|zavod)$/
/** Characters that no person's name has. */
const noPerson = /[&/0-9@+]|["“”]|\b(of|for|and|de comercio|the)\b/i
/** Text that some lists add after a person's name. */
const statedPerson = /\((?:\w+ )?(?:individual|national|citizen)\)/i
const patronymic = /^[a-z]{3,}(?:ovich|evich|ovna|evna|ovych|yevich|yevna|ievich|ievna)$/
/** Abdul Satar: words like "servant of" and "son of" occur only in names of persons. */
const servantOf = new Set(['abdul', 'abd', 'ibn', 'bin'])
const slavicFamily = /^[a-z]{3,}(?:ov|ev|ova|eva|enko|chuk|skiy|skii|skyi|sky|ski|skaya|shvili|adze|yan)$/
/** Siahpoush, Amirhosseini, Nezhad */
const persianFamily =
  /^[a-z]{2,}(?:pour|poor|zadeh|nejad|nezhad|hosseini|mohammadi|abadi|poush|manesh|oglu|bakhsh|khani)$/
const honorific = /^(?:mr|mrs|ms|dr|dr\.|sheikh|haji|hajji|mullah|general|colonel|captain|eng|prof)\.? /i
/** S. M. Mirbagheri */
const initials = /^(?:\p{Lu}\. ?)+\p{Lu}\p{Ll}+$/u
const particles = new Set([
  'al',
  'el',
  'bin',
  'ibn',
  'abu',
  'abdul',
  'van',
  'von',
  'der',
  'de',
  'da',
  'dos',
  'la',
  'ur',
  'ul',
  'ud',
  'jr',
  'sr',
  'iii',
])

/** What the words of a name do not show, entered by hand from what other lists and the notices say. */
export const byHand = 'The list states no type; told by hand'
const knownPersons = new Set(
  [
    'Amr Armanazi',
    'Ayman al Shaher',
    'Behnaz Moazen',
    'C. Surendar',
    'Gotthard Lerch',
    'John Dennis Tan Ong',
    'Kal Al-Zuhiry',
    'Kosol Surinanda',
    'Louis Joseph Brothers',
    'Master A. Ohene Kwesi Yeboah',
    'Nahum Manbar',
    'Rehan Feroze',
    'Resit Tavan',
    'SABA AGNESE',
    'SABA AMBAYE',
    'Y.S.R. Prasad',
    'Zbynek Svejnoha',
  ].map((name) => name.toLowerCase()),
)
const knownEnterprises = new Set(
  [
    'AVIASTAR - TU',
    'Al Jaysh al Sha’bi',
    'Balaji Amines',
    'GE Plan',
    'KZ RESULTS',
    'Kata’ib Sayyid al-Shuhada',
    'Liyang Yunlong',
    'Rock Chemie',
    'Sino-Ki',
    'THANE-COAT',
    'Vega Aeronautics',
    'Yasa Part',
  ].map((name) => name.toLowerCase()),
)

export interface DeducedType {
  type: '01' | '02'
  reason: string
}

/**
 * Guesses person or enterprise from the name if a list does not state it: a legal form, a trade or a company word
 * means enterprise; only words used as personal names mean person. Anything else is an enterprise, or a person on a
 * list that has mostly persons (`leaning`). The reason is stored in the record: with other words every such record would
 * be reported as modified.
 */
export function typeByName(name: string, leaning: DeducedType['type'] = '01'): DeducedType {
  const enterprise = (why: string): DeducedType => ({ type: '01', reason: `The list states no type; ${why}` })
  const known = knownType(name)
  if (known !== null) return known
  const nicknames = leaning === '02' ? /"[^"]+"/g : /(?!)/g
  const plain = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(nicknames, ' ')
    .trim()
  if (noPerson.test(plain.replace(honorific, ''))) return enterprise('the name has signs no person’s has')
  const words = joinDottedLetters(wordsOf(spansOf(plain)))
  const forms = words.map((word) => word.form)
  const found = forms.find((form) => undertaking.has(form) || tradeWords.has(form))
  if (found !== undefined) return enterprise(`the name says “${found}”`)
  if (takeLegalForms(words).classes.size > 0) return enterprise('the name has a legal form')
  const person: DeducedType = { type: '02', reason: 'The list states no type; the name reads as a person’s' }
  if (honorific.test(plain)) return person
  const nameWords = forms.filter((form) => form.length > 1 && !particles.has(form))
  if (nameWords.length === 0 || forms.length < 2 || forms.length > 7) return enterprise('the name reads as no person’s')
  if (hasAcronym(plain)) return enterprise('the name has letters that are no name')
  if (forms.some((form) => patronymic.test(form) || servantOf.has(form)) || initials.test(plain)) return person
  if (leaning === '01' && hasPlaceAtEnd(nameWords)) return enterprise('the name begins or ends with a place')
  const personal = personalWords(nameWords)
  if (nameWords.some((form) => form.length > 5 && compound.test(form) && !personal.includes(form))) {
    return enterprise('the name has a company’s compound word')
  }
  const company = nameWords.filter((form) => enterprises.has(form) && !personal.includes(form))
  if (company.length > personal.length) return enterprise(`the name has “${company[0]}”, as enterprises have`)
  const isLone = nameWords.length === 1 && leaning === '01' && !forms.includes('abu')
  if (personal.length * 2 >= nameWords.length && !isLone) return person
  if (leaning === '01') return enterprise('the name reads as no person’s')
  return { type: '02', reason: 'The list states no type and has persons for the most part' }
}

function knownType(name: string): DeducedType | null {
  if (statedPerson.test(name)) return { type: '02', reason: 'The list calls the party an individual' }
  if (knownPersons.has(name.toLowerCase())) return { type: '02', reason: byHand }
  return knownEnterprises.has(name.toLowerCase()) ? { type: '01', reason: byHand } : null
}

/** IKCO France, HWA Create: among other words, a short word in capitals, or one that is no name, is an abbreviation. */
function hasAcronym(name: string): boolean {
  if (name.includes(',') || !/[a-z]/.test(name)) return false
  return name
    .split(/[\s-]+/)
    .some((word) => /^[A-Z]{2,}$/.test(word) && (word.length < 4 || !isPersonal(word.toLowerCase())))
}

/** Names of persons among the words; what reads as Chinese syllables only in a Chinese name, or beside another name. */
function personalWords(forms: readonly string[]): string[] {
  const mayBeChinese = forms.some(isPersonal) || forms.every(isPinyin)
  return forms.filter((form) => isPersonal(form) || (mayBeChinese && isPinyin(form)))
}

function isPersonal(form: string): boolean {
  return (
    !placeWords.has(form) &&
    (slavicFamily.test(form) || persianFamily.test(form) || persons.has(form) || isCalled(form))
  )
}

/** Ningbo New Century, Huawei France; but John Ireland is a person. */
function hasPlaceAtEnd(forms: readonly string[]): boolean {
  const ends = [forms[0] ?? '', forms.at(-1) ?? ''].filter((form) => placeWords.has(form))
  return ends.some((form) => !isCalled(form)) || (ends.length > 0 && !forms.some(isPersonal))
}

function isCalled(form: string): boolean {
  const { given, family } = commonnessOf(form)
  return given + family > 0
}

/** Plain sub-type of a party if its list gives none; a bank is recognised by its name. */
export function subTypesByName(deduced: DeducedType, names: SourceRecord['names']): SourceRecord['subTypes'] {
  if (deduced.type === '02') return [{ code: '0201', reason: deduced.reason }]
  const bank = names.find(
    (name) => name.quality === 'strong' && bankName.test(name.value) && !noBankName.test(name.value),
  )
  if (bank) return [{ code: '0102', reason: `Name ${bank.value}` }]
  return [{ code: '0101', reason: deduced.reason }]
}

const bankName = /\b(bank|banka|banco|banque|bancorp|bankasi)\b/i
const noBankName = /\b(blood|food|west|left|right|data)[ -]bank\b/i
