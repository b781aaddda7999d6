import { words } from '../tables/words.ts'

/** Revised Romanisation by syllable; the McCune-Reischauer spellings meet it in the phonetic key. */
const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Family names that everybody writes otherwise than the rule. */
const familyNames = new Map([
  ['김', 'kim'],
  ['이', 'lee'],
  ['리', 'ri'],
  ['박', 'park'],
  ['최', 'choi'],
  ['정', 'jong'],
  ['조', 'jo'],
  ['강', 'kang'],
  ['노', 'roh'],
  ['오', 'oh'],
  ['우', 'woo'],
  ['유', 'yoo'],
])

/**
 * Words of companies, read by their meaning or customary spelling where a run is nothing but such words. Origin: general knowledge.
 */
const companyWords = new Map(
  words(`
    삼성=samsung 현대=hyundai 기아=kia 대우=daewoo 한화=hanwha 두산=doosan 롯데=lotte 포스코=posco 하이닉스=hynix 네이버=naver 카카오=kakao 엘지=lg 에스케이=sk 대한=korean 한국=korea 조선=chosun 고려=koryo 신한=shinhan 하나=hana
    우리=woori 국민=kookmin 농협=nonghyup 전자=electronics 전기=electric 자동차=motor 중공업=heavy-industries 건설=construction 은행=bank 무역=trading 그룹=group 국제=international 산업=industrial 기술=technology 개발=development
    화학=chemical 제약=pharmaceutical 제철=steel 철강=steel 석유=petroleum 항공=airlines 해운=shipping 상사=trading 보험=insurance 증권=securities 통신=telecom 반도체=semiconductor 에너지=energy 기계=machinery 정밀=precision
    대학교=university 연구소=research-institute 연구원=research-institute 총회사=general-corporation 회사=company 무역회사=trading-company 광업=mining 물산=trading 식품=food 생명=life 화재=fire 캐피탈=capital 홀딩스=holdings 코리아=korea 글로벌=global
    주식회사=jusikhoesa 유한회사=yuhanhoesa
  `).map((entry) => {
    const [word = '', latin = ''] = entry.split('=')
    return [word, latin.split('-')] as const
  }),
)
const longestWord = 5

/** One Latin syllable per Hangul syllable: `김정은` → kim, jeong, eun; known words of companies by what they are called. */
export function romaniseHangul(text: string): string[] {
  const composed = text.normalize('NFC')
  return asCompanyWords(composed) ?? bySyllable(composed)
}

/** Null unless the whole run is made of known words: no syllable of a person's name is read as one. */
function asCompanyWords(text: string): string[] | null {
  const latin: string[] = []
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestWord, text.length - at)
    while (length > 1 && !companyWords.has(text.slice(at, at + length))) length--
    const word = length > 1 ? companyWords.get(text.slice(at, at + length)) : undefined
    if (word === undefined) return null
    latin.push(...word)
    at += length
  }
  return latin.length === 0 ? null : latin
}

function bySyllable(text: string): string[] {
  const syllables: string[] = []
  for (const character of text) {
    const index = character.charCodeAt(0) - 0xac00
    if (index < 0 || index > 11171) continue
    const family = syllables.length === 0 ? familyNames.get(character) : undefined
    syllables.push(family ?? syllable(index))
  }
  return syllables
}

function syllable(index: number): string {
  const initial = initials[Math.floor(index / 588)] ?? '_'
  const vowel = vowels[Math.floor((index % 588) / 28)] ?? ''
  const final = finals[index % 28] ?? '_'
  return (initial === '_' ? '' : initial) + vowel + (final === '_' ? '' : final)
}
