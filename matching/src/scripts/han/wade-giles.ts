/** Syllables that follow no rule of initials and finals. */
const whole = new Map(
  Object.entries({
    zi: ['tzu'],
    ci: ['tzu'],
    si: ['szu', 'ssu'],
    zhi: ['chih'],
    chi: ['chih'],
    shi: ['shih'],
    ri: ['jih'],
    er: ['erh'],
    yi: ['i'],
    you: ['yu'],
    yan: ['yen'],
    ye: ['yeh'],
    yong: ['yung'],
    gui: ['kuei'],
    kui: ['kuei'],
    ge: ['ko', 'ke'],
    ke: ['ko', 'ke'],
    he: ['ho'],
    e: ['o', 'e'],
  }),
)
const initials: [string, string][] = [
  ['zh', 'ch'],
  ['ch', 'ch'],
  ['sh', 'sh'],
  ['j', 'ch'],
  ['q', 'ch'],
  ['x', 'hs'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['r', 'j'],
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
]
const finals = new Map([
  ['ian', 'ien'],
  ['ie', 'ieh'],
  ['ue', 'ueh'],
  ['ong', 'ung'],
  ['iong', 'iung'],
])
/** -uo is written -o after these initials of pinyin. */
const shortO = new Set(['d', 't', 'n', 'l', 'z', 'c', 's', 'zh', 'ch', 'r'])

/** Wade-Giles spellings of a toneless pinyin syllable, without apostrophes and umlauts; the syllable itself when they agree. */
export function wadeGiles(syllable: string): string[] {
  const known = whole.get(syllable)
  if (known !== undefined) return known
  const match = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]?)(.*)$/.exec(syllable)
  const [, initial = '', final = ''] = match ?? []
  const newInitial = initials.find(([pinyin]) => pinyin === initial)?.[1] ?? initial
  if (final === 'uo' && shortO.has(initial)) return [`${newInitial}o`]
  if (final === 'e' && (initial === 'zh' || initial === 'ch' || initial === 'sh' || initial === 'r'))
    return [`${newInitial}e`]
  return [newInitial + (finals.get(final) ?? final)]
}
