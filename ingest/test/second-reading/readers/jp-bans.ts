import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { withoutAliasWords } from '../fold.ts'

const lists: readonly (readonly [RegExp, string])[] = [
  [/russia/, 'russia'],
  [/belarus/, 'belarus'],
  [/daisangoku/, 'third-countries'],
]

/** The text of Japan's notices: numbered parties, the name in Japanese, in Latin letters, aliases, the place. */
export async function* readJpBans(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const list = lists.find(([pattern]) => pattern.test(file.name))?.[1] ?? file.name
    const text = (await textOfFile(file)).normalize('NFKC')
    for (const [number, party] of partiesIn(text)) {
      yield {
        id: `${list} ${number}`,
        values: { text: [withoutAliasWords(party.replaceAll('\n', ' '))], 'stated words': [party] },
      }
    }
  }
}

/** Cuts before each next number that is followed by a letter of Japanese: "12 株式会社…", also in a line. */
function partiesIn(text: string): [number, string][] {
  const parties: [number, string][] = []
  let at = 0
  for (let number = 1; ; number++) {
    const begin = startOf(text, number, at)
    if (begin < 0) return parties
    const end = startOf(text, number + 1, begin + 1)
    parties.push([number, text.slice(begin, end < 0 ? undefined : end).replace(/^\d+/, '')])
    at = begin
  }
}

function startOf(text: string, number: number, from: number): number {
  const pattern = new RegExp(
    `(?<=\\n|\\d{5,6}, \\w+|[a-z.] ?)${number} ?(?=[^\\n]*[\\p{Script=Han}\\p{Script=Katakana}])(?![,.\\d])`,
    'gu',
  )
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}
