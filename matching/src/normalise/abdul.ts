import type { Word } from './words.ts'

const servant = /^ab(d|t|dul|del|dol|dal|doul|dil|dur|dus|duz|dun|dush|der|des|dar)$/
/** The same with one slip, which nothing else is: a letter doubled, dropped, changed or swapped. */
const slipped =
  /^(?:aabdul|abbdul|abddul|abduul|abdull|adbul|abudl|abdlu|abdl|abdu|aduul|a[^bh]dul|ab[^dh]ul|abd[^aeiouh]l)$/
const article = /^(al|el|ul|ol|ar|as|az|an|ad|at|ash|ur|us|uz|un|er|es)$/
const together = /^abd(?:o?u|e|a|i|o)(?:l(?=[^l])|(?=rr|ss|zz|nn|dd))(.)(.{2,})$/
/** Titles that follow Abdul without being part of it. */
const titles = new Set(['khan', 'agha', 'akhund', 'shah', 'mir'])
const kept = new Set(['abdullah', 'abdallah', 'abdalla', 'abdulla', 'abdollah', 'abdali'])

/**
 * Arabic theophoric names as one word with one beginning: Abd al-Aziz, Abdel Aziz, Abdulaziz → abdulaziz;
 * Abd ar-Rahman, Abdurrahman → abdulrahman. Abdullah stays as it is.
 */
export function joinAbdul(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
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
        const form = /^al+ah$|^ul+ah$/.test(name.form) ? 'abdullah' : `abdul${name.form}`
        joined.push({ ...word, form, end: name.end })
        at += hasArticle ? 2 : 1
        continue
      }
    }
    joined.push({ ...word, form: writtenTogether(word.form) })
  }
  return joined
}

function writtenTogether(form: string): string {
  if (!form.startsWith('abd') || kept.has(form)) return form
  const match = together.exec(form)
  if (match === null) return form
  const [, first = '', rest = ''] = match
  const name = rest.startsWith(first) ? rest : first + rest
  return `abdul${name}`
}
