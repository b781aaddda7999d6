import type { Entry, PublishedFile } from '../entry.ts'
import { withoutAliasWords } from '../fold.ts'
import { citationsIn } from '../record-values.ts'
import { decode, elementsOf, inner, outer } from '../xml.ts'

/** The table of one supplement to 15 CFR part 744: country, entity, (licence requirement, policy,) citations. */
export function readSupplement(number: number) {
  return async function* (files: readonly PublishedFile[]): AsyncGenerator<Entry> {
    for (const file of files) {
      for await (const { xml } of elementsOf(file, ['DIV9'])) {
        if (xml.includes(`N="Supplement No. ${number} to Part 744"`)) yield* readRows(xml)
      }
    }
  }
}

/** Of a name with more behind it, only the words are compared. */
const compound = /[(;:]|\. [A-Z0-9]|, .*\d|, [A-Z][a-z]+$| or /

const heading = /^(?:\[Reserved\]|The following .* subordinate institutions of .*:|Subordinate institution:?|)$/

const goesOn = /^Subordinate institution\b/
const others = /following \w+ subordinate entities:/

function* readRows(xml: string): Generator<Entry> {
  let country = ''
  let called: readonly string[] = []
  for (const row of inner(xml, 'TR')) {
    const cells = outer(row, 'TD')
    const [stated = '', entity = ''] = cells.map(lineOf)
    if (stated !== '') country = stated
    if (cells.length < 3 || heading.test(entity)) continue
    // A row that goes on with the institutions of the row before has no notice.
    if (!goesOn.test(entity) || lineOf(cells.at(-1) ?? '') !== '') called = [...prefixesOf(cells[1] ?? ''), entity]
    yield {
      id: null,
      scope: '',
      called,
      hasOthers: others.test(entity),
      values: {
        'plain name': namesIn(cells[1] ?? '').filter((name) => !compound.test(name)),
        country: [`jurisdiction ${country}`],
        citation: citationsIn(lineOf(cells.at(-1) ?? '')),
        text: [withoutReferences(withoutAliasWords(entity)), ...cells.slice(2, -1).map(lineOf)],
        'stated words': [entity, country],
      },
    }
  }
}

/** Names that the cell may begin with: up to "a.k.a.", or up to a comma, the longest first. */
function prefixesOf(cell: string): string[] {
  const head = namesIn(cell)[0]
  const pieces = lineOf(cell.split('<br/>')[0] ?? '').split(/[,;] |\. (?=[A-Z0-9])/)
  const prefixes = pieces.map((_, at) => pieces.slice(0, at + 1).join(' ')).reverse()
  return [...(head === undefined ? [] : [head]), ...prefixes].map((name) =>
    name.replace(/^.*subordinate institution:? /i, ''),
  )
}

/** The name before "a.k.a.", and each alias, which is a line with a dash. */
function namesIn(cell: string): string[] {
  const [head = '', ...lines] = cell.split('<br/>').map(lineOf)
  const aliases = lines.filter((line) => line.startsWith('—'))
  const first = /^(.+?), (?:a\.k\.a\.|f\.k\.a\.|also known as)/.exec(head)?.[1]
  return [
    ...(first === undefined ? [] : [first]),
    ...aliases.map((line) => line.replace(/^—\s*|[;.,]?( and)?\.?$/g, '')),
  ]
}

/** "(See alternate addresses under Pakistan)" leads to another row. */
function withoutReferences(text: string): string {
  return text.replace(/\(?see (?:also )?(?:alternate )?address(?:es)? (?:under|in) [^)]*\)?/gi, '')
}

function lineOf(xml: string): string {
  return decode(xml.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
