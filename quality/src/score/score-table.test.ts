import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { terms } from '@qingdan/matching/compare/evidence.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phrases as english } from './phrases.en.ts'
import { phrases as chinese } from './phrases.zh.ts'
import { MissingColumn, openPairs, scoreTable } from './score-table.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'score-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function score(table: string, phrases = english) {
  const file = join(folder, 'pairs.csv')
  writeFileSync(file, table)
  const output = new PassThrough()
  const written = text(output)
  const problems: number[] = []
  const counts = await scoreTable(await openPairs(file), output, {
    phrases,
    onRow: () => {},
    onProblem: (row) => problems.push(row),
  })
  output.end()
  const rows = parse(await written, { columns: true }) as Record<string, string>[]
  return { ...counts, problemRows: problems, rows }
}

describe('scoreTable', () => {
  it('adds score, band and reason to the given columns, in order', async () => {
    const { rows } = await score('id,name2,name1,schema,is_match\n7,Vladimir Putin,Vladimir PUTIN,Person,true\n')
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      'name2',
      'name1',
      'schema',
      'is_match',
      'score',
      'band',
      'reason',
    ])
    expect(rows[0]).toMatchObject({ id: '7', band: 'strong', reason: 'same name' })
    expect(rows[0]?.['score']).toMatch(/^9\d\.\d\d$/)
  })

  it('names the strongest findings, in the requested language', async () => {
    const table = 'name1,name2,schema\nRami Makhlouf,Ihab Makhlouf,Person\n'
    expect((await score(table)).rows[0]?.['reason']).toContain(english.against.conflict)
    expect((await score(table, chinese)).rows[0]?.['reason']).toContain(chinese.against.conflict)
  })

  it('reads a person if no type is given, and a company if there is a legal form', async () => {
    const { rows } = await score(
      'name1,name2,schema\nPutin Vladimir,Vladimir Putin,Thing\nDeutsche Bank GmbH,Deutsche Bank AG,\n',
    )
    expect(Number(rows[0]?.['score'])).toBeGreaterThan(90)
    expect(rows[1]?.['reason']).toContain(english.against.legalForm)
  })

  it('uses details, by code or by name of a country', async () => {
    const { rows } = await score(
      'name1,name2,schema,birthDate1,birthDate2,country1,country2,identifier1,identifier2\n' +
        'Ali Hassan,Ali Hassan,Person,,,,,,\n' +
        'Ali Hassan,Ali Hassan,Person,1970-01-02,1950-03-04,France,IQ,,\n' +
        'Ali Hassan,Ali Hassan,Person,1970-05-02,1970-05-02,Iraq,IQ,,\n' +
        'Ali Hassan,Hasan Aly,Person,,,,,A-123 456,a123456\n',
    )
    const [plain, otherwise, agreeing, identified] = rows.map((row) => Number(row['score']))
    expect(otherwise).toBeLessThan(Number(plain))
    expect(agreeing).toBeGreaterThan(Number(plain))
    expect(identified).toBe(100)
  })

  it('keeps a row that it cannot score, gives the reason, and continues', async () => {
    const { rows, problemRows, problems } = await score('name1,name2,schema\n,Ali,Person\nAli\nAli,Ali,Person\n')
    expect(problemRows).toEqual([1, 2])
    expect(problems).toBe(2)
    expect(rows.map((row) => row['score'] === '')).toEqual([true, true, false])
    expect(rows[0]?.['reason']).toBe(english.problem.empty)
    expect(rows[1]?.['reason']).toBe(english.problem.ragged)
  })

  it('reports unreadable details, and scores without them', async () => {
    const table = 'name1,name2,birthDate1,country2\nAli,Ali,31.12.1960,Narnia\n'
    const { rows, problemRows, problems } = await score(table)
    expect(problemRows).toEqual([1, 1])
    expect(problems).toBe(0)
    expect(rows[0]?.['score']).not.toBe('')
  })

  it('refuses a table without the two names', async () => {
    await expect(score('name,schema\nAli,Person\n')).rejects.toThrow(MissingColumn)
  })
})

describe('phrases', () => {
  it('has words for every finding in both languages, except for the base and the total', () => {
    const told = terms.filter((term) => term !== 'base' && term !== 'wholeName')
    for (const { against } of [english, chinese]) expect(Object.keys(against).sort()).toEqual([...told].sort())
  })
})
