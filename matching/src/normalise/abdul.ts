import { attributes } from '../tables/name-families/arabic-parts.ts'
import { words as wordList } from '../tables/words.ts'
import type { Word } from './words.ts'

const servant = /^ab(d|t|dul|del|dol|dal|doul|dil|dur|dus|duz|dun|dush|der|des|dar)$/
/** The same with one error that fits nothing else: a letter doubled, dropped, changed or swapped. */
const slipped =
  /^(?:aabdul|abbdul|abddul|abduul|abdull|adbul|abudl|abdlu|abdl|abdu|aduul|a[^bh]dul|ab[^dh]ul|abd[^aeiouh]l)$/
const article = /^(al|el|ul|ol|ar|as|az|an|ad|at|ash|ur|us|uz|un|er|es)$/
const together = /^abd(?:o?u|e|a|i|o)(?:l(?=[^l])|(?=rr|ss|zz|nn|dd))(.)(.{2,})$/
/** Titles that follow Abdul without being part of the name. */
const titles = new Set(['khan', 'agha', 'akhund', 'shah', 'mir'])
/** Names of God: the second half. */
const afterServant = new Set(wordList(attributes))
const isAllah = /^al+ah$|^ul+ah$/
const kept = new Set(['abdullah', 'abdallah', 'abdalla', 'abdulla', 'abdollah', 'abdali'])

/**
 * Arabic theophoric names as one word with one beginning: Abd al-Aziz, Abdel Aziz, Abdulaziz → abdulaziz;
 * Abd ar-Rahman, Abdurrahman → abdulrahman. Abdullah stays as it is. An Abdul at the end belongs to the first word.
 */
export function joinAbdul(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  const last = danglingServant(words)
  const count = last === null ? words.length : words.length - 1
  for (let at = 0; at < count; at++) {
    const word = words[at] as Word
    if (servant.test(word.form) || (words.length > 1 && slipped.test(word.form))) {
      const isBare = word.form.length <= 3
      const hasArticle = isBare && article.test(words[at + 1]?.form ?? '')
      const name = words[at + (hasArticle ? 2 : 1)]
      if (
        name !== undefined &&
        name.form.length >= 3 &&
        !titles.has(name.form) &&
        (hasArticle || !isBare || name.form === 'allah')
      ) {
        joined.push({ ...word, form: servantOf(name.form), end: name.end })
        at += hasArticle ? 2 : 1
        continue
      }
    }
    joined.push({ ...word, form: writtenTogether(word.form) })
  }
  const first = joined[0]
  if (last !== null && first !== undefined) {
    joined[0] = { ...first, form: servantOf(first.form), end: joined.length === 1 ? last.end : first.end }
  }
  return joined
}

/** Abdul at the end of a name that starts with the second half: HAQ, Abdul. */
function danglingServant(words: readonly Word[]): Word | null {
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined || words.length < 2 || !servant.test(last.form)) return null
  if (isAllah.test(first.form)) return last
  return last.form.length > 3 && afterServant.has(first.form) ? last : null
}

function servantOf(name: string): string {
  return isAllah.test(name) ? 'abdullah' : `abdul${name}`
}

/** One spelling for such a name: Abdurrahman → abdulrahman. */
export function writtenTogether(form: string): string {
  if (!form.startsWith('abd') || kept.has(form)) return form
  const match = together.exec(form)
  if (match === null) return form
  const [, first = '', rest = ''] = match
  const name = rest.startsWith(first) ? rest : first + rest
  return `abdul${name}`
}
