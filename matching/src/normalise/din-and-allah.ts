import { allahStems, dinStems } from '../tables/name-families/arabic-parts.ts'
import { words as wordList } from '../tables/words.ts'
import { joinAbdul, writtenTogether } from './abdul.ts'
import type { Word } from './words.ts'

const stems = new Set(wordList(dinStems))
const beforeAllah = new Set(wordList(allahStems))
const article = /^(?:al|el|ul|ad|ed|ud|id|od)$/
const din = /^(?:[aeiu]l?d?)?d(?:in|ine|een|ien|ein)$/
const god = /^(?:[aou]ll?ah?|allh)$/
const dinEnding = /^(?:[aeiou]l?)?(?:d{1,2}(?:in|ine|een|ien)|ttin)$/
const godEnding = /(?:[aou]llah|ull?a|ulloh?)$/
const leastStem = 3

/**
 * Names made with -uddin and -ullah as one word with one ending: Salah al-Din, Salaheddine, Salah Uddin → salahuddin;
 * Nasr Allah, Nasrollah, Nasrallah → nasrullah. What only resembles them (Geraldine, Padilla) stays as it is.
 */
export function joinDinAndAllah(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const hasArticle = article.test(words[at + 1]?.form ?? '')
    const next = words[at + (hasArticle ? 2 : 1)]
    if (next !== undefined && stems.has(word.form) && din.test(next.form)) {
      joined.push({ ...word, form: `${word.form}uddin`, end: next.end })
      at += hasArticle ? 2 : 1
    } else if (next !== undefined && !hasArticle && beforeAllah.has(word.form) && god.test(next.form)) {
      joined.push({ ...word, form: `${word.form}ullah`, end: next.end })
      at++
    } else {
      joined.push({ ...word, form: withOneEnding(word.form) })
    }
  }
  return joined
}

/** A name made with -uddin or -ullah with the one ending: Nasrallah → nasrullah. */
function withOneEnding(form: string): string {
  if (form.length < leastStem + 3) return form
  const letter = form.charCodeAt(form.length - 1)
  // Every ending contains only a, e, h, n or o: most names are excluded here.
  if (letter !== 97 && letter !== 101 && letter !== 104 && letter !== 110 && letter !== 111) return form
  if (godEnding.test(form)) {
    const stem = form.replace(godEnding, '')
    return stem.length >= leastStem ? `${stem}ullah` : form
  }
  for (let cut = form.length - 3; cut >= 2; cut--) {
    if (dinEnding.test(form.slice(cut)) && stems.has(form.slice(0, cut))) return `${form.slice(0, cut)}uddin`
  }
  return form
}

/** The words of a person's name with those joined that are one name: Abdul Haq, Salah al-Din. */
export function joinNames(words: readonly Word[]): Word[] {
  return joinDinAndAllah(joinAbdul(words))
}

/** The words of a person's name as they stand, in one spelling. */
export function leaveApart(words: readonly Word[]): Word[] {
  return words.map((word) => ({ ...word, form: withOneEnding(writtenTogether(word.form)) }))
}
