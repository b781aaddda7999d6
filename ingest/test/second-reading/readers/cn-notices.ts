import { type Row, rowsOf, textOfFile } from '../csv.ts'
import type { Entry, PublishedFile, Values } from '../entry.ts'

interface Party {
  scope: string
  en: string
  zh: string
  on: string
  text: string[]
}

const lists: readonly (readonly [RegExp, string])[] = [
  // One collection calls the control list a watch list in its code.
  [
    /^cn-export-control-watchlist$|control_control|List of Export Controls|Export Control Control|出口管制管控/,
    'control',
  ],
  [/attention|watch|关注/i, 'watch'],
  [/unreliable|UEL|不可靠/i, 'unreliable'],
  [/Henchmen/, 'accomplices'],
  [/Diehard/, 'diehards'],
]

/** The list by any of its names; the rest are countermeasures. */
export function listOf(text: string): string {
  return lists.find(([pattern]) => pattern.test(text))?.[1] ?? 'countermeasures'
}

/** China's notices in three collections: a table, two forms of JSON, and YAML read line by line. */
export async function* readCnNotices(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const text = await textOfFile(file)
    for (const { scope, en, zh, on, text: words } of partiesIn(file.name, text)) {
      if (en + zh === '') continue
      const values: Values = { 'plain name': [en, zh], 'any date': [on].filter((day) => day !== ''), text: words }
      yield { id: null, scope, called: [en, zh].filter((name) => name !== ''), values }
    }
  }
}

function partiesIn(name: string, text: string): Party[] {
  if (name.endsWith('.csv')) return rowsOf(text).map(ofTable)
  if (/\.ya?ml$/.test(name)) return ofYaml(text)
  const content = JSON.parse(text)
  if (Array.isArray(content)) {
    return content.map((row) => ({
      scope: listOf(row.list_id),
      en: row.entity_name,
      zh: row.aliases[0] ?? '',
      on: row.date_added ?? '',
      text: [],
    }))
  }
  return content.records.map((row: Row) => ({
    scope: listOf(row['measureType'] ?? ''),
    en: row['entityNameEn'] ?? '',
    zh: row['entityName'] ?? '',
    on: '',
    text: [],
  }))
}

function ofTable(row: Row): Party {
  const [, day = '', month = '', year = ''] = /^(\d\d)\.(\d\d)\.(\d{2,4})$/.exec(row['Date'] ?? '') ?? []
  return {
    scope: listOf(row['List'] ?? ''),
    en: row['Name'] ?? '',
    zh: row['Chinese name'] ?? '',
    on: year === '' ? '' : `${year.padStart(4, '20')}-${month}-${day}`,
    text: [row['Alias'] ?? '', row['Address'] ?? ''],
  }
}

/** Below `entities:`, each party begins with `- name:`, its names are indented below it. */
function ofYaml(text: string): Party[] {
  const [head = '', entities = ''] = text.split(/^ +entities:\n/m)
  const title = /zh-Hans: *(.*)/.exec(head)?.[1] ?? ''
  return entities
    .split(/^ +- name:\n/m)
    .slice(1)
    .map((block) => {
      const value = (key: string) =>
        new RegExp(`^ +${key}: *(.*)$`, 'm').exec(block.split(/^ +(?:reason|measures):/m)[0] ?? '')?.[1] ?? ''
      return {
        scope: listOf(`${title} ${value('sanction_list')}`),
        en: unquoted(value('en')),
        zh: unquoted(value('zh-Hans')),
        on: unquoted(value('effective_date')),
        text: [],
      }
    })
}

function unquoted(text: string): string {
  return text
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll("''", "'")
    .trim()
}
