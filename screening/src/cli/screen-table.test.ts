import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { TranslationKind } from '@qingdan/matching/model.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScoredCandidate } from '../ranking.ts'
import type { ScreenQuery } from '../screener.ts'
import { phrases } from './phrases.en.ts'
import { NoNames, openNames, screenTable } from './screen-table.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qd-screen-'))
})
afterAll(() => rm(folder, { recursive: true }))

function hit(id: string, name: string, score: number, translation?: TranslationKind): ScoredCandidate {
  const published = { value: name, kind: 'primary', quality: 'strong', script: 'Latn' } as const
  const names = [translation ? { ...published, translation } : published]
  return {
    index: 'q-1',
    id,
    document: {
      id,
      type: '01',
      subTypes: [],
      isListed: true,
      sourceIds: [1, 2],
      countries: [],
      names: [...names],
      identifiers: [],
      identifierKinds: [],
      row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges: [] },
    },
    found: { json: Buffer.alloc(0), number: null },
    isByName: false,
    engineScore: 1,
    score,
    nameIndex: 0,
  }
}

async function screen(text: string | Buffer, find: (query: ScreenQuery) => ScoredCandidate[], top = 20) {
  const file = join(folder, 'names.csv')
  await writeFile(file, text)
  let output = ''
  const asked: number[] = []
  const problems: string[] = []
  const counts = await screenTable(
    await openNames(file),
    new Writable({
      highWaterMark: 1,
      write(chunk, _encoding, done) {
        output += String(chunk)
        setImmediate(done)
      },
    }),
    {
      screener: {
        async screenBatch(queries) {
          asked.push(queries.length)
          return queries.map((query) => ({ asked: { text: query.name, type: query.type }, rows: find(query) }))
        },
      },
      listNames: new Map([
        [1, 'OFAC SDN'],
        [2, 'UN SC'],
      ]),
      top,
      minScore: 50,
      phrases,
      onProgress: () => undefined,
      onProblem: (row, problem) => problems.push(`${row}: ${problem}`),
    },
  )
  return { output, asked, problems, counts }
}

test('several names in a cell are each asked for, each subject once with its best score', async () => {
  const found = {
    'NEW LIGHT': [hit('x-1', 'New Light', 95)],
    'OLD SUN': [hit('x-2', 'Old Sun', 90), hit('x-1', 'New Light', 60)],
  }
  const { output, asked, counts } = await screen('name\nNEW LIGHT (ex OLD SUN)\nHavin', ({ name }) => {
    return found[name as keyof typeof found] ?? []
  })
  expect(
    output
      .split('\n')
      .slice(1, 3)
      .map((line) => line.split(',').slice(0, 5).join()),
  ).toEqual(['1,1,x-1,New Light,95.00', '1,2,x-2,Old Sun,90.00'])
  expect(asked).toEqual([4])
  expect(counts).toMatchObject({ rows: 2, hits: 2 })
})

test('one row per hit, ranked, with the lists by their short names', async () => {
  const { output, counts } = await screen('name\nACME\nnobody\n', ({ name }) =>
    name === 'ACME' ? [hit('ofac-2', 'Acme', 97.5), hit('ofac-9', 'Acme, Ltd', 71)] : [],
  )
  expect(output.split('\n')).toEqual([
    'row,rank,id,name,score,band,lists,nameOrigin',
    '1,1,ofac-2,Acme,97.50,strong,OFAC SDN;UN SC,published',
    '1,2,ofac-9,"Acme, Ltd",71.00,possible,OFAC SDN;UN SC,published',
    '',
  ])
  expect(counts).toEqual({ rows: 2, hits: 2, problems: 0 })
})

test('a Chinese name of ours is not written as a published one', async () => {
  const { output } = await screen('name\n俄气', () => [hit('ofac-17250', '俄气', 94.25, 'short')])
  expect(output.split('\n')[1]).toBe('1,1,ofac-17250,俄气,94.25,strong,OFAC SDN;UN SC,translation:short')
})

test('no more hits per row than requested', async () => {
  const { counts } = await screen('name\nACME', () => [hit('a', 'A', 90), hit('b', 'B', 80), hit('c', 'C', 70)], 2)
  expect(counts.hits).toBe(2)
})

test('a listed name that a spreadsheet would read as a formula is escaped', async () => {
  const { output } = await screen('name\nACME', () => [hit('a', '=HYPERLINK(1)', 90)])
  expect(output).toContain(",'=HYPERLINK(1),")
})

test('rows that cannot be screened are reported by number and counted; the other rows keep their numbers', async () => {
  const { output, problems, counts } = await screen('name,type\r\n,01\r\nACME,nothing\r\nACME,01\r\n', () => [
    hit('a', 'A', 90),
  ])
  expect(problems).toEqual(['1: not screened: the name is empty', expect.stringContaining('2: not screened')])
  expect(output).toContain('\n3,1,a,')
  expect(counts).toEqual({ rows: 1, hits: 1, problems: 2 })
})

test('a table in GB18030 is read, and the output has a byte order mark', async () => {
  const gb18030 = Buffer.from([0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xbb, 0xaa, 0xce, 0xaa, 0x0a])
  const names: string[] = []
  const { output } = await screen(gb18030, ({ name }) => {
    names.push(name)
    return []
  })
  expect(names).toEqual(['华为'])
  expect(output.startsWith('\ufeffrow,')).toBe(true)
})

test('long tables are screened in batches and written in order', async () => {
  const rows = Array.from({ length: 230 }, (_, at) => `name ${at}`)
  const { output, asked } = await screen(['name', ...rows].join('\n'), ({ name }) => [hit(name, name, 90)])
  expect(asked).toEqual([50, 50, 50, 50, 30])
  const written = output.trimEnd().split('\n').slice(1)
  expect(written.map((line) => line.split(',')[3])).toEqual(rows)
})

test('a table without a column of names is refused', async () => {
  await expect(screen('id\n1\n', () => [])).rejects.toThrow(NoNames)
})

test('an error of the engine ends the work', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `name ${at}`).join('\n')
  const away = () => {
    throw new Error('away')
  }
  await expect(screen(`name\n${names}`, away)).rejects.toThrow('away')
})

test('rows before a quotation mark that is never closed are written', async () => {
  const file = join(folder, 'quote.csv')
  await writeFile(file, 'name\nACME\n"never closed\n')
  let output = ''
  const written = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk)
      done()
    },
  })
  const screening = screenTable(await openNames(file), written, {
    screener: {
      screenBatch: async (queries) =>
        queries.map(({ name, type }) => ({ asked: { text: name, type }, rows: [hit('a', 'A', 90)] })),
    },
    listNames: new Map(),
    top: 1,
    minScore: 50,
    phrases,
    onProgress: () => undefined,
    onProblem: () => undefined,
  })
  await expect(screening).rejects.toMatchObject({ reason: 'unreadable', row: 2 })
  expect(output).toContain('\n1,1,a,')
})
