const numberForm = /第\s*([〇零一二三四五六七八九十百两\d]+)\s*[条條](?:之([一二三四五六七八九十]))?/u

const digits = [...'零一二三四五六七八九']

/** The article that a keyword names as Chinese laws number them, with the other words: "出口管制法 第30条"; null if it names none. */
export function readArticleNumber(keyword: string): { label: string; rest: string } | null {
  const found = numberForm.exec(keyword.normalize('NFKC'))
  if (found === null) return null
  const [whole, number = '', after] = found
  const printed = /^\d+$/.test(number) ? toChinese(Number(number)) : number.replaceAll('〇', '零')
  if (printed === null) return null
  const rest = keyword
    .normalize('NFKC')
    .replace(whole, ' ')
    .replace(/[《》]/g, ' ')
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
