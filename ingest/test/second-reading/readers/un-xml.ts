import type { Entry, PublishedFile } from '../entry.ts'
import { withoutEnumerators } from '../fold.ts'
import { period } from '../record-values.ts'
import { elementsOf, inner, leaves, textOf } from '../xml.ts'

/** The Security Council's XML with regular expressions: every block of an entry, and all its text. */
export async function* readUnXml(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for await (const { name, xml } of elementsOf(file, ['INDIVIDUAL', 'ENTITY'])) yield readParty(name, xml)
  }
}

function readParty(element: string, whole: string): Entry {
  const blocks = (name: string) => inner(whole, `${element}_${name}`)
  // What is left are the fields of the party itself.
  const own = whole.replace(new RegExp(`<${element}_(\\w+)>.*?</${element}_\\1>`, 'gs'), '')
  const valuesOf = (name: string) => inner(own, name).flatMap((list) => inner(list, 'VALUE').map(oneLine))
  const place = (block: string, names: readonly string[]) => names.map((name) => textOf(block, name)).join(' ')
  const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY']
  const aliases = blocks('ALIAS').map((block) => ({
    names: parted(oneLine(textOf(block, 'ALIAS_NAME'))),
    isWeak: textOf(block, 'QUALITY') === 'Low',
    born: textOf(block, 'DATE_OF_BIRTH'),
    place: place(block, ['CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH']),
  }))
  const strong = new Set(aliases.filter(({ isWeak }) => !isWeak).flatMap(({ names }) => names))
  const documents = blocks('DOCUMENT').filter((block) => textOf(block, 'NUMBER') !== '')
  return {
    id: textOf(own, 'DATAID'),
    values: {
      type: [element === 'ENTITY' ? '01' : '02'],
      name: [
        ['FIRST', 'SECOND', 'THIRD', 'FOURTH'].map((part) => textOf(own, `${part}_NAME`)).join(' '),
        textOf(own, 'NAME_ORIGINAL_SCRIPT'),
        ...aliases.flatMap(({ names }) => names),
      ],
      'weak name': aliases
        .filter(({ isWeak }) => isWeak)
        .flatMap(({ names }) => names.filter((name) => !strong.has(name))),
      sex: [textOf(own, 'GENDER').toLowerCase()].filter((sex) => sex !== ''),
      'birth date': [...blocks('DATE_OF_BIRTH').flatMap(readBirth), ...aliases.flatMap(({ born }) => spanOf(born))],
      'birth place': [
        ...blocks('PLACE_OF_BIRTH').map((block) => place(block, parts).trim() || textOf(block, 'NOTE')),
        ...aliases.map((alias) => alias.place),
      ],
      country: valuesOf('NATIONALITY')
        .filter((country) => country !== 'na')
        .map((country) => `nationality ${country}`),
      address: blocks('ADDRESS').map((block) => place(block, parts).trim() || textOf(block, 'NOTE')),
      document: documents.map((block) => textOf(block, 'NUMBER')),
      'document date': documents.flatMap((block) => [
        ...spanOf(textOf(block, 'DATE_OF_ISSUE')).map((span) => `${textOf(block, 'NUMBER')} from ${span}`),
        ...spanOf(textOf(block, 'DATE_OF_EXPIRY')).map((span) => `${textOf(block, 'NUMBER')} until ${span}`),
      ]),
      position: [...valuesOf('TITLE'), ...valuesOf('DESIGNATION')],
      programme: [textOf(own, 'UN_LIST_TYPE')],
      'listed on': [textOf(own, 'LISTED_ON').slice(0, 10)],
      'amended on': valuesOf('LAST_DAY_UPDATED').map((day) => day.slice(0, 10)),
      reference: [textOf(own, 'REFERENCE_NUMBER')],
      text: leaves(
        withoutEnumerators(whole.replace(commonLink, ''))
          .replace(/<TYPE_OF_DOCUMENT>[^<]*<\/TYPE_OF_DOCUMENT>|\(original script: /g, '')
          .replace(
            /<(TYPE_OF_DATE|QUALITY|LIST_TYPE|LAST_DAY_UPDATED|LISTED_ON|VERSIONNUM|HAS_INTERPOL_LINK|SORT_KEY\w*|DATE\w*|\w+_YEAR)>.*?<\/\1>/gs,
            '',
          ),
      ),
    },
  }
}

/** What every comment says, and the page of all notices; the address of one notice ends with its number. */
const commonLink =
  /INTERPOL-UN Security Council Special Notice web link:\s*(?:https?:[^\s#<]+(?![^\s<]))?|<INTERPOL_LINK>[^#<]*<\/INTERPOL_LINK>/g

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function readBirth(block: string): string[] {
  const isCirca = textOf(block, 'TYPE_OF_DATE') === 'APPROXIMATELY'
  const [from, to] = [textOf(block, 'FROM_YEAR'), textOf(block, 'TO_YEAR')]
  if (from !== '' && to !== '') return [period(`${from}-01-01`, `${to}-12-31`, isCirca)]
  const stated = textOf(block, 'DATE') || textOf(block, 'YEAR')
  return spanOf(stated || textOf(block, 'NOTE'), isCirca)
}

function spanOf(stated: string, isCirca = false): string[] {
  if (stated === '') return []
  if (/^\d{4}$/.test(stated)) return [period(`${stated}-01-01`, `${stated}-12-31`, isCirca)]
  const [, month = '', year] = /^([A-Z][a-z]{2})[a-z]*\.? (\d{4})$/.exec(stated) ?? []
  if (year !== undefined) return [monthOf(Number(year), months.indexOf(month.toLowerCase()), isCirca)]
  return [/^\d{4}-\d\d-\d\d$/.test(stated) ? period(stated, stated, isCirca) : period(null, null, isCirca)]
}

function monthOf(year: number, month: number, isCirca: boolean): string {
  const [from, to] = [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))]
  return period(from.toISOString().slice(0, 10), to.toISOString().slice(0, 10), isCirca)
}

/** "A; B", "A b) B", "Jin Tiesan (金铁三)" are several names. */
function parted(alias: string): string[] {
  return alias
    .split(/\s[a-z]\)\s/)
    .flatMap((name) => name.split(/;(?![^(]*\))/))
    .flatMap((name) => twoScripts(name.trim()))
    .map((name) =>
      name.replace(
        / \((birth name|combat name|nom de guerre|name on [^)]*|previously listed as|formerly listed as)\)$/i,
        '',
      ),
    )
}

/** "Jin Tiesan (金铁三)" */
function twoScripts(name: string): string[] {
  const [, before, inside] = /^([^()]+) \((?:original script: )?([^()]+)\)$/.exec(name) ?? []
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text)
  if (before === undefined || inside === undefined || isLatin(before) === isLatin(inside)) return [name]
  return [before, ...inside.split(';')]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
