import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect, preparedAs } from '../src/connection.ts'

/** With one connection, because a statement is prepared on each. */
const db = connect(process.env['DATABASE_URL'] ?? '', 'connection test', 1)
afterAll(() => db.destroy())

async function preparedNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(db)
  return rows.map(({ name }) => name)
}

test('a marked statement is prepared under its name, and answers as before', async () => {
  const double = (value: number) =>
    sql<{ twice: number }>`${preparedAs('twice')} select ${value}::integer * 2 as twice`.execute(db)
  expect([(await double(2)).rows, (await double(21)).rows]).toEqual([[{ twice: 4 }], [{ twice: 42 }]])
  const selected = db
    .selectFrom(sql<{ one: number }>`(values (1))`.as<'numbers'>(sql`numbers(one)`))
    .modifyFront(preparedAs('selected'))
    .select('one')
  expect(await selected.execute()).toEqual([{ one: 1 }])
  await sql`select 1`.execute(db)
  expect(await preparedNames()).toEqual(['selected', 'twice'])
})
