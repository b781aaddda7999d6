/** Sound classes of Latin letters and of pinyin initials: what an ear between two languages keeps apart. Vowels fall away. */
const classes: [RegExp, string][] = [
  [/ng/g, 'n'],
  [/ph|v/g, 'f'],
  [/sch|sh|ch|zh|ts|tz|[cjqxz](?=[ie])/g, 's'],
  [/ck|[cqg]/g, 'k'],
  [/[jzx]/g, 's'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/r/g, 'l'],
  [/[aeiouy]/g, ''],
  [/(?<=.)[hw]/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Consonants fewer than this agree by chance. */
const leastClasses = 2
/** Differing share allowed. */
const mostDifferent = 0.3

/**
 * Whether a Latin word may be what syllables transcribe, both given as sound classes: all but a few agree, the first always.
 */
export function soundsLike(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.min(one.length, other.length) < leastClasses) return false
  const longer = Math.max(one.length, other.length)
  // Lengths alone tell most pairs apart: a class more or less costs at least a half.
  if (Math.abs(one.length - other.length) > 2 * mostDifferent * longer) return false
  return distance(one, other) <= mostDifferent * longer
}

/** The classes of a word's consonants, or of syllables joined by apostrophes, in order. */
export function soundClasses(text: string): string {
  let sound = text
  for (const [pattern, replacement] of classes) sound = sound.replace(pattern, replacement)
  return sound.replace(/[^a-z]/g, '').replace(/(.)\1+/g, '$1')
}

/** Edit distance of class strings; an n at the end of a syllable or an l (r, -er) more or less costs half. */
function distance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => weightOf(other.slice(0, at)))
  for (let i = 1; i <= one.length; i++) {
    const now = [weightOf(one.slice(0, i))]
    for (let j = 1; j <= other.length; j++) {
      const both = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      now.push(Math.min(both, (last[j] ?? 0) + weight(one[i - 1]), (now[j - 1] ?? 0) + weight(other[j - 1])))
    }
    last = now
  }
  return last[other.length] ?? 0
}

function weight(sound: string | undefined): number {
  return sound === 'n' || sound === 'l' ? 0.5 : 1
}

function weightOf(text: string): number {
  let sum = 0
  for (const sound of text) sum += weight(sound)
  return sum
}
