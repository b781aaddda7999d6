import { connect } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'

const db = connect(process.env['DATABASE_URL'] ?? '', 'resolution test', 1)
afterAll(() => db.destroy())

async function subjectsOf(refs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ ref: string; subject: string }>`
    select source_id || '/' || publisher_id as ref, subject_id as subject from subject_records
    where source_id || '/' || publisher_id = any(${[...refs]})
  `.execute(db)
  return new Map(rows.map(({ ref, subject }) => [ref, subject]))
}

// Published entries by their official numbers; an entry without one has ours.
it.each([
  ['Putin', ['ofac-sdn/35096', 'uk-sanctions/RUS0251', 'eu-official-journal/32014R0269-043063775816']],
  [
    'Lavrov',
    ['ofac-sdn/35233', 'uk-sanctions/RUS0252', 'eu-fsf/135913', 'au-dfat/6679', 'ca-sema/russia_1-part-1_505'],
  ],
  [
    'Shoigu',
    ['ofac-sdn/35173', 'uk-sanctions/RUS0689', 'eu-fsf/135219', 'au-dfat/6682', 'ca-sema/russia_1-part-1_504'],
  ],
  ['Abramovich', ['uk-sanctions/RUS0270', 'eu-fsf/137652', 'au-dfat/6754', 'ca-sema/russia_1-part-1_541']],
  ['Deripaska', ['ofac-sdn/24283', 'uk-sanctions/RUS0269', 'eu-fsf/138212', 'au-dfat/6770']],
  ['Usmanov', ['ofac-sdn/35283', 'uk-sanctions/RUS0266', 'eu-fsf/136051', 'au-dfat/6751']],
  ['Maduro', ['ofac-sdn/22790', 'ca-sema/venezuela_1', 'ca-sema/jvcfor_1']],
  [
    'Min Aung Hlaing',
    ['ofac-sdn/27225', 'eu-fsf/128186', 'uk-sanctions/MYA0018', 'au-dfat/7317', 'uk-sanctions/GHR0046'],
  ],
  ['Ali Akbar Salehi', ['ofac-sdn/28343', 'eu-fsf/179054', 'uk-sanctions/INU0314']],
  ['Hossein Taeb', ['ofac-sdn/12257', 'eu-fsf/6218', 'eu-fsf/6480', 'au-dfat/7816', 'uk-sanctions/IRN0039']],
  [
    'Bank Rossiya',
    ['ofac-sdn/16681', 'eu-official-journal/32014R0269-07c3dc87f55b', 'uk-sanctions/RUS0232', 'eu-fsf/135338'],
  ],
] as const)('%s is one subject', async (_, refs) => {
  const subjects = await subjectsOf(refs)
  expect([...subjects.keys()].sort()).toEqual([...refs].sort())
  expect(Object.groupBy(refs, (ref) => subjects.get(ref) ?? '')).toEqual({ [subjects.get(refs[0]) ?? '']: refs })
})

it.each([
  ['Kim Kyong Ok and Kim Tong-Ho, a wrong UN number in a copy', 'un-sc/6908585', 'eu-fsf/112314'],
  ['Dastjerdi and Aghajani, a wrong UN number in a copy', 'ofac-sdn/10582', 'un-sc/110444'],
  ['Herard and Kempes Sanon, a wrong UN number in a copy', 'ofac-sdn/55935', 'un-sc/6909475'],
  ['Bank Saderat PLC in London and Bank Saderat in Tehran', 'ofac-sdn/4642', 'ofac-sdn/10368'],
  ['Kronshtadt and Baikal Electronics, a misprinted tax number', 'ofac-sdn/35854', 'ofac-sdn/39178'],
  ['Zvezda and Rembaza', 'ofac-sdn/50988', 'ofac-sdn/51123'],
  ['the Revolutionary Guards and their Qods Force', 'ofac-sdn/10391', 'ofac-sdn/10465'],
  ['Bank Melli and its investment company', 'ofac-sdn/25578', 'ofac-sdn/25421'],
  ['Al Rashid Trust and the Ulema’s organisation', 'ofac-sdn/6912', 'ofac-sdn/7201'],
] as const)('%s are two subjects', async (_, one, other) => {
  const subjects = await subjectsOf([one, other])
  expect(subjects.size).toBe(2)
  expect(subjects.get(one)).not.toBe(subjects.get(other))
})

it('no subject has records of two types', async () => {
  const { rows } = await sql<{ subject: string }>`
    select r.subject_id as subject from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    group by 1
    having count(distinct c.record->>'type') > 1
  `.execute(db)
  expect(rows).toEqual([])
})

it('at most 1 of 20 names of persons on several lists is borne by several subjects', async () => {
  const { rows } = await sql<{ names: number; split: number }>`
    with named as (
      select lower(regexp_replace(c.record#>>'{names,0,value}', '[^[:alpha:]]+', ' ', 'g')) as name, r.source_id, r.subject_id
      from subject_records r
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      where c.record->>'type' = '02'
    )
    select count(*)::int as names, (count(*) filter (where subjects > 1))::int as split from (
      select count(distinct subject_id) as subjects from named group by name having count(distinct source_id) > 1
    ) s
  `.execute(db)
  const { names, split } = rows[0] ?? { names: 0, split: 1 }
  expect(names).toBeGreaterThan(5000)
  expect(split / names).toBeLessThanOrEqual(0.05)
})

it('at most 20 entries of the Union in its two publications are two subjects by name and act', async () => {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select lower(regexp_replace(c.record#>>'{names,0,value}', '[^[:alpha:]]+', ' ', 'g')) as name, c.record->>'type' as type,
        r.source_id, r.subject_id, regexp_replace(p, '^EU-', '') as programme
      from subject_records r
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      cross join lateral jsonb_array_elements(c.record->'listings') l
      cross join lateral jsonb_array_elements_text(l->'programmes') p
      where r.source_id in ('eu-fsf', 'eu-official-journal')
    )
    select distinct a.name from named a join named b using (name, type, programme)
    where a.source_id = 'eu-fsf' and b.source_id = 'eu-official-journal' and a.subject_id <> b.subject_id
      and not exists (
        select from named c where c.source_id = 'eu-official-journal' and c.subject_id = a.subject_id and c.name = a.name
      )
  `.execute(db)
  expect(rows.length).toBeLessThanOrEqual(20)
})
