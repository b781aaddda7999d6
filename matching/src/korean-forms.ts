import { type HanName, mayBeKorean } from './normalise/han-name.ts'
import { koreanReadings } from './scripts/han/han-spelling.ts'

const mostReadings = 4
const mostForms = 16

/** Characters [from, to) of a company's name that says that it is Korean, as one word in Korean; none for other names. */
export function koreanForms(han: HanName, from: number, to: number): string[] {
  if (!mayBeKorean(han)) return []
  let forms = ['']
  for (const character of han.characters.slice(from, to)) {
    const readings = koreanReadings(character).slice(0, mostReadings)
    forms = forms.flatMap((form) => readings.map(({ latin }) => form + latin))
  }
  return forms.slice(0, mostForms)
}
