import type { RecordName } from '@qingdan/database/record.ts'
import { distinctNames, plainName } from '../../reading/plain-record.ts'
import type { Subject } from './parse.ts'

const patronymic = /(?:ович|евич|йович|ьич|івна|ївна|овна|евна|ovych|evych|iovych|ovich|evich|ivna|yivna|ovna|evna)$/iu

/** The name in Ukrainian and its transliteration, other languages in brackets behind them, and aliases. */
export function namesOf({ name, translit, aliases, isPerson }: Subject): RecordName[] {
  const [own = '', ...others] = languagesOf(name)
  const [latin = '', ...latins] = languagesOf(translit)
  const further = [...others, ...latins, ...aliases.flatMap((alias) => alias.split(/;\s*/))]
  return distinctNames([
    ...(own === '' ? [] : [{ ...toName(own, 'primary', isPerson), language: 'uk' }]),
    ...(latin === '' ? [] : [toName(latin, 'primary', isPerson)]),
    ...further.filter((one) => one !== '').map((one) => toName(one, 'aka', isPerson)),
  ])
}

/** "Петренко Іван (Петренко Иван, Petrenko Ivan)": the order of the languages in the brackets is not fixed. */
function languagesOf(text: string): string[] {
  const [, own, second, third] = /^([^(]+)\(([^,()]+),([^,()]+)\)$/.exec(text) ?? []
  return own === undefined ? [text] : [own, second ?? '', third ?? ''].map((part) => part.trim())
}

/** The register prints the family name first; it is known as such by the patronymic at the end. */
function toName(text: string, kind: RecordName['kind'], isPerson: boolean): RecordName {
  const [last, first, middle, ...more] = text.split(/\s+/)
  const isFamilyFirst = isPerson && more.length === 0 && middle !== undefined && patronymic.test(middle)
  if (!isFamilyFirst || last === undefined || first === undefined) return plainName(text, kind)
  return {
    ...plainName(`${first} ${middle} ${last}`, kind),
    parts: [
      { kind: 'last', value: last },
      { kind: 'first', value: first },
      { kind: 'patronymic', value: middle },
    ],
  }
}
