import { words } from '../tables/words.ts'
import { alphabet } from './alphabet.ts'

/** Royal Thai General System, reading syllable by syllable: leading vowels after their consonant, silenced letters left out. */
const heads = alphabet(`
  ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n บ=b ป=p
  ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l อ= ฮ=h ฤ=rue
`)
const tails = alphabet(`
  ก=k ข=k ค=k ฆ=k ง=ng จ=t ช=t ซ=t ฌ=t ญ=n ฎ=t ฏ=t ฐ=t ฑ=t ฒ=t ณ=n ด=t ต=t ถ=t ท=t ธ=t น=n บ=p ป=p พ=p ฟ=p ภ=p ม=m ย=i ร=n ล=n
  ว=o ศ=t ษ=t ส=t ฬ=n
`)
const leading = alphabet('เ=e แ=ae โ=o ใ=ai ไ=ai')
const following = alphabet('ะ=a ั=a า=a ำ=am ิ=i ี=i ึ=ue ื=ue ุ=u ู=u ็=')
/** A letter under the mark of silence, with the one it makes a cluster with: จันทร์ is Chan. */
const silent = /(?:[ทตดธ](?=ร)|ษ(?=ณ)|จ(?=น))?[\u0e01-\u0e2e][ิุ]?์/g
const tones = /[่-ฺ๋ๆ]/g
const clusters = /^(?:[กขคตปผพ][รลว]|ห[งญนมยรลว])/

/** Family and given names whose bearers spell them after the Sanskrit rather than the sound. Origin: general knowledge. */
const known = new Map(
  words(`
    ชินวัตร=shinawatra เวชชาชีวะ=vejjajiva อภิสิทธิ์=abhisit ทักษิณ=thaksin
    ยิ่งลักษณ์=yingluck ประยุทธ์=prayut ประวิตร=prawit วงษ์สุวรรณ=wongsuwan วงศ์สุวรรณ=wongsuwan สมชาย=somchai วงศ์สวัสดิ์=wongsawat สมัคร=samak สุนทรเวช=sundaravej
    ชวน=chuan หลีกภัย=leekpai บรรหาร=banharn ศิลปอาชา=silpaarcha เปรม=prem ติณสูลานนท์=tinsulanonda อนุทิน=anutin ชาญวีรกูล=charnvirakul เศรษฐา=srettha ทวีสิน=thavisin
    พิธา=pita ลิ้มเจริญรัตน์=limjaroenrat ธนาธร=thanathorn จึงรุ่งเรืองกิจ=juangroongruangkit แพทองธาร=paetongtarn ศรี=sri สุวรรณ=suwan ธนาคาร=bank กรุงเทพ=bangkok ไทย=thai บริษัท=borisat จำกัด=chamkat
  `).map((entry) => entry.split('=') as [string, string]),
)

export function romaniseThai(text: string): string {
  const whole = known.get(text.normalize('NFC'))
  if (whole !== undefined) return whole
  let rest = text.normalize('NFC').replace(silent, '').replace(tones, '')
  let latin = ''
  while (rest !== '') {
    const [syllable, length] = readSyllable(rest)
    latin += syllable
    rest = rest.slice(length)
  }
  return latin
}

/** One syllable and how many letters it takes; at least one. */
function readSyllable(text: string): [latin: string, length: number] {
  let at = 0
  const lead = leading.get(text[0] ?? '')
  if (lead !== undefined) at++
  const cluster = clusters.exec(text.slice(at))?.[0]
  const hasCluster = cluster !== undefined && (lead !== undefined || following.has(text[at + 2] ?? ''))
  const onset = hasCluster ? cluster : (text[at] ?? '')
  let head = [...onset].map((letter) => heads.get(letter) ?? '').join('')
  if (hasCluster && onset.startsWith('ห')) head = head.slice(1)
  if (!heads.has(onset[0] ?? '')) return [/[0-9]/.test(onset) ? onset : '', Math.max(1, at + onset.length)]
  at += onset.length
  let vowel = lead ?? ''
  const sign = following.get(text[at] ?? '')
  if (sign !== undefined) {
    vowel = joinedVowel(lead, text[at] ?? '', sign)
    at++
    if (lead === 'e' && 'ียืออ'.includes(text[at] ?? '-')) at++
  }
  if (vowel === '' && text[at] === 'ร' && text[at + 1] === 'ร') return [`${head}an`, at + 2]
  const tail = tails.get(text[at] ?? '')
  const isTail = tail !== undefined && !following.has(text[at + 1] ?? '') && (text[at + 1] !== 'อ' || vowel !== '')
  if (text[at] === 'อ' && vowel === '') return readWithO(text, head, at + 1)
  if (!isTail) return [head + (vowel === '' ? 'a' : vowel), at]
  return [head + (vowel === '' ? 'o' : vowel) + tail, at + 1]
}

function readWithO(text: string, head: string, at: number): [latin: string, length: number] {
  const tail = tails.get(text[at] ?? '')
  return tail !== undefined && !following.has(text[at + 1] ?? '') ? [`${head}o${tail}`, at + 1] : [`${head}o`, at]
}

/** เ before a consonant makes another vowel together with the sign after it: เ–ิ oe, เ–ี ia, เ–ื uea, เ–า ao. */
function joinedVowel(lead: string | undefined, sign: string, plain: string): string {
  if (lead !== 'e') return lead === undefined ? plain : lead
  if (sign === 'ิ') return 'oe'
  if (sign === 'ี') return 'ia'
  if (sign === 'ื') return 'uea'
  return sign === 'า' ? 'ao' : 'e'
}
