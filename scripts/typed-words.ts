import { writeFile } from 'node:fs/promises'
import { connect } from '@qingdan/database/connection.ts'
import { foldName } from '@qingdan/matching/fold.ts'

/**
 * Writes `ingest/src/reading/typed-words/` from the lists that state whether a party is a person or an enterprise:
 * `node scripts/typed-words.ts <address of a database with all lists>`.
 */
const folder = new URL('../ingest/src/reading/typed-words/', import.meta.url)
/** Names with a word, and how many times as many of one type as of the other. */
const [fewest, ratio] = [3, 8]

const db = connect(process.argv[2] ?? '', 'typed words', 1)
const records = await db
  .selectFrom('source_records')
  .select((eb) => [eb.ref('record', '->').key('type').as('type'), eb.ref('record', '->').key('names').as('names')])
  .where('valid_to', 'is', null)
  .where('source_id', 'in', ['ofac-sdn', 'un-sc', 'uk-sanctions', 'au-dfat'])
  .execute()
await db.destroy()

const counts = { '01': new Map<string, number>(), '02': new Map<string, number>() }
const stated = records.flatMap(({ type, names }) =>
  names
    .filter(({ script, quality }) => script === 'Latn' && quality === 'strong')
    .map(({ value }) => `${type} ${foldName(value.replace(/\([^)]*\)/g, ' '))}`),
)
for (const name of new Set(stated)) {
  const [type, ...words] = name.split(' ')
  const held = type === '01' || type === '02' ? counts[type] : undefined
  for (const word of new Set(words)) if (/^[a-z]{3,}$/.test(word)) held?.set(word, (held.get(word) ?? 0) + 1)
}

async function write(what: 'persons' | 'enterprises', mine: Map<string, number>, others: Map<string, number>) {
  const words = [...mine].filter(([word, count]) => count >= fewest && count >= ratio * (others.get(word) ?? 0))
  const lines = words
    .map(([word]) => word)
    .sort()
    .join(' ')
    .replace(/(.{1,150})(?: |$)/g, '    $1\n')
    .trimEnd()
  await writeFile(
    new URL(`${what}.ts`, folder),
    `/**
 * Words of the names of ${what} on the lists that state the type of a party (OFAC, the United Nations, the United Kingdom,
 * Australia): in at least ${fewest} names, and in ${ratio} times as many as of the other type. Made by scripts/typed-words.ts.
 */
export const ${what}: ReadonlySet<string> = new Set(
  \`
${lines}\`
    .trim()
    .split(/\\s+/),
)
`,
  )
}
await write('persons', counts['02'], counts['01'])
await write('enterprises', counts['01'], counts['02'])
