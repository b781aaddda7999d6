import type { Warnings } from '../../warnings.ts'

export interface EntryNames {
  japanese: string
  japaneseAliases: string[]
  /** Names in Chinese characters in brackets after the Japanese name. */
  chinese: string[]
  english: string
  englishAliases: string[]
}

const japanese = /[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff「」『』（）、。]/
const dash = '[-—–―‐−]'
const alsoKnownAs =
  /[,，]?\s*(?:a\.k\.a\.?\s*[,，]?|,(?=\s*the\s+follow))\s*(?:(?:the)?\s*follow(?:ing)?\s+(?<count>[a-z-]+?)\s*alias(?:es)?)?\s*[:：]?/i
const countWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')

/**
 * The names before an entry's address: the Japanese one with aliases in brackets （別称、…）, the English one with "a.k.a., the following
 * two aliases:" and a line for each; the newest entries have both kinds of aliases under 別称：. Reports what it cannot part, under `place`.
 */
export function readNames(head: string, place: string, warnings: Warnings): EntryNames {
  const { rest, chinese } = takeChinese(head.replace(/\((別称[^()]*)\)/g, '（$1）'))
  const [main = '', listed = ''] = rest.split(/別称：/)
  const aka = alsoKnownAs.exec(main)
  const beforeAliases = aka === null ? main : main.slice(0, aka.index)
  const cut = englishStart(beforeAliases)
  const own = readJapanese(joined(beforeAliases.slice(0, cut)))
  const english = joined(beforeAliases.slice(cut)).replace(/[,;]$/, '')
  const inLines = aka === null ? [] : aliasLines(main.slice(aka.index + aka[0].length))
  const expected = aka?.groups?.['count'] === undefined ? null : countWords.indexOf(aka.groups['count']) + 1
  if (expected !== null && expected !== inLines.length) {
    warnings.add('alias-count', `${place}: ${aka?.groups?.['count']}, read ${inLines.length}`)
  }
  const under = readListed(listed)
  if (own.japanese === '' && english === '') warnings.add('entry-without-name', place)
  else if (english === '' || japanese.test(english)) warnings.add('entry-without-english-name', place)
  return {
    ...own,
    chinese,
    japaneseAliases: [...own.japaneseAliases, ...under.japanese],
    english,
    englishAliases: [...inLines, ...under.english],
  }
}

/** Names in brackets that have only Chinese characters; the Japanese name of a foreign company never has. */
function takeChinese(head: string): { rest: string; chinese: string[] } {
  const chinese: string[] = []
  const rest = head.replace(/（((?!別称)\p{Script=Han}[\p{Script=Han}\s、]{2,})）/gu, (_, inside: string) => {
    chinese.push(...splitJapanese(inside.replace(/\s/g, '')))
    return ''
  })
  return { rest, chinese }
}

/** Behind the last Japanese letter; a Latin word or two that end the Japanese name's own line (… DMCC) are still part of it. */
function englishStart(text: string): number {
  let last = -1
  for (let at = 0; at < text.length; at += 1) if (japanese.test(text[at] ?? '')) last = at
  if (last === -1) return 0
  const lineEnd = text.indexOf('\n', last)
  const tail = lineEnd === -1 ? '' : text.slice(last + 1, lineEnd)
  const isOwn = lineEnd !== -1 && text.slice(lineEnd).trim() !== '' && /^\s*(\S+(\s+\S+)?)?\s*$/.test(tail)
  return isOwn ? lineEnd : last + 1
}

function readJapanese(text: string): Pick<EntryNames, 'japanese' | 'japaneseAliases'> {
  const aliases: string[] = []
  const name = text.replace(/（([^（）]*(?:（[^（）]*）[^（）]*)*)）/g, (whole, inside: string) => {
    if (!inside.startsWith('別称')) return whole
    aliases.push(...splitJapanese(inside.replace(/^別称[、,]?/, '')))
    return ''
  })
  return { japanese: name.trim(), japaneseAliases: aliases }
}

/** "A、B及びC". */
function splitJapanese(text: string): string[] {
  return text
    .split(/[、,;；]|及び|並びに/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function aliasLines(text: string): string[] {
  const parts = `\n${text.trim()}`.split(new RegExp(`(?:\\n|(?<=[;；])|(?<=and))\\s*${dash}+\\s*`))
  return parts.map((part) => withoutEnd(joined(part))).filter((part) => part !== '')
}

function withoutEnd(alias: string): string {
  return alias
    .replace(/[;,]?\s*and[;,]?$/, '')
    .replace(/[;；,.]$/, (end) => (end === '.' && /\b(Ltd|Co|Inc|Corp|St|Sti|Bros)\.$/.test(alias) ? end : ''))
}

/** 別称：AMG社; 有限会社 AMG, and on other lines LLC Company AMG; Kompaniya AMG. */
function readListed(text: string): { japanese: string[]; english: string[] } {
  const lines = text.split('\n').map((line) => line.trim())
  const isJapanese = (line: string) => japanese.test(line)
  const japaneseText = lines.filter(isJapanese).join('')
  const englishText = joined(lines.filter((line) => !isJapanese(line)).join('\n'))
  return {
    japanese: splitJapanese(japaneseText),
    english: englishText
      .split(/;\s*/)
      .map(withoutEnd)
      .filter((part) => part !== ''),
  }
}

/** Lines as one: no space between Japanese letters nor behind a hyphen. */
export function joined(text: string): string {
  return text
    .trim()
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff・、（）])\s*\n\s*(?=[\u3040-\u30ff\u3400-\u9fff・、（）])/g, '')
    .replace(/(?<=\p{L}-)\s*\n\s*(?=\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
