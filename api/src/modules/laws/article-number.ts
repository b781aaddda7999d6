const numberForm = /第\s*([〇零一二三四五六七八九十百两\d]+)\s*[条條](?:之([一二三四五六七八九十]))?/u

const digits = [...'零一二三四五六七八九']

/** "Article 12", as readers of a translation write it. */
const englishForm = /\b(?:article|art\.)\s*(\d{1,3})\b/i
/** "15 CFR 740.17(b)(1)", "EAR § 744.21", "734.9". */
const sectionForm = /^(?:\d+\s*c\.?f\.?r\.?|ear|itar)?\s*(?:§+|section)?\s*(\d{3}\.\d{1,2})(?:\([a-z0-9]+\))*$/i

/** The label of the section that a keyword is, as US regulations number them; null if it is none. */
export function readSectionNumber(keyword: string): { label: string; number: string } | null {
  const [, number] = sectionForm.exec(keyword.normalize('NFKC').trim()) ?? []
  return number === undefined ? null : { label: `§ ${number}`, number }
}

/** The article that a keyword names as Chinese laws number them, with the other words: "出口管制法 第30条"; null if it names none. */
export function readArticleNumber(keyword: string): { label: string; rest: string } | null {
  const text = keyword.normalize('NFKC')
  const found = numberForm.exec(text) ?? englishForm.exec(text)
  if (found === null) return null
  const [whole, number = '', after] = found
  const printed = /^\d+$/.test(number) ? toChinese(Number(number)) : number.replaceAll('〇', '零')
  if (printed === null) return null
  const rest = text
    .replace(whole, ' ')
    .replace(/[《》,]/g, ' ')
    .trim()
  return { label: `第${printed}条${after === undefined ? '' : `之${after}`}`, rest }
}

/** A number as articles are numbered; null for what no law has. */
function toChinese(number: number): string | null {
  if (number < 1 || number > 999) return null
  const hundreds = Math.floor(number / 100)
  const tens = Math.floor(number / 10) % 10
  const ones = number % 10
  const digit = (value: number) => digits[value] ?? ''
  const high = hundreds === 0 ? '' : `${digit(hundreds)}百`
  const ten = hundreds === 0 && tens === 1 ? '十' : `${digit(tens)}十`
  const middle = tens > 0 ? ten : hundreds > 0 && ones > 0 ? '零' : ''
  return `${high}${middle}${ones === 0 ? '' : digit(ones)}`
}
