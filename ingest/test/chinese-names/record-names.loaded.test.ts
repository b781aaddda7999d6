import { type ListedParty, nameRows, problemsOf } from '@qingdan/chinese-names/check-names.ts'
import { connect } from '@qingdan/database/connection.ts'
import { foldHan } from '@qingdan/matching/scripts/han/han-fold.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const db = connect(process.env['DATABASE_URL'] ?? '', 'record names test', 2)

const branch = 'a branch is named after the country of its parent'
const elsewhere = 'a group that fights outside the country it is named after'
const companies = 'two companies of one group that the publisher lists apart'

/** Names that are right although a list seems to say otherwise: all of a record, or those named. */
const accepted: readonly [record: string, names: RegExp, why: string][] = [
  ['ofac-sdn/19100', /^乌干达/, elsewhere],
  ['ofac-sdn/15638', /^卢旺达/, elsewhere],
  ['ofac-sdn/11630', /^伊朗/, branch],
  ['ofac-sdn/18299', /^俄罗斯/, branch],
  ['ofac-sdn/25429', /^伊朗/, branch],
  ['un-sc/110375', /^伊朗/, branch],
  ['us-csl/ofac-11639', /^伊朗/, branch],
  ['ofac-sdn/37700', /^马里/, 'Mari is a republic of Russia'],
  ['ofac-sdn/44620', /^苏丹苏莱曼/, 'a sultan'],
  ['uk-sanctions/RUS0196', /^索马里营$/, 'a nickname of its commander'],
  ['au-dfat/3226', /^朝鲜外轮/, 'the address is that of its office in China'],
  ['ofac-sdn/9527', /莲河/, 'the Han name of Japan; the UN prints another'],
  ['eu-fsf/150056', /^俄罗斯/, 'the address is in the Crimea'],
  ['ofac-sdn/12120', /^伊朗/, elsewhere],
  ['ofac-sdn/20284', /^乌克兰/, elsewhere],
  ['ofac-sdn/7141', /^爱尔兰/, elsewhere],
  ['ofac-sdn/306', /^古巴/, 'the addresses are those of its offices abroad'],
  ['ofac-sdn/735', /^古巴/, 'the addresses are those of its offices abroad'],
  ['ofac-sdn/18716', /^俄罗斯/, branch],
  ['ofac-sdn/47288', /^俄罗斯/, branch],
  ['ofac-sdn/49289', /^俄罗斯/, 'a yard of the Russian ministry in the Crimea'],
  ['ofac-sdn/9936', /^荷兰/, 'a bank of Dutch and Cuban owners, in Havana'],
  ['eu-fsf/177626', /^摩尔多瓦/, 'a centre for Moldova, in Moscow'],
  ['cn-countermeasures/728c9380c721', /^美国国家民主研究所$/, 'the usual name; the notice prints another'],
  ['cn-export-control/2025-35-5', /台船|台湾国际造船/, 'the notice leaves the first two characters out'],
  ['ofac-sdn/29159', /公安厅$/, 'its own name; OFAC prints 公安局'],
  ['ofac-sdn/30502', /^中国电子进出口有限公司$/, 'its present name; OFAC prints the former one'],
  ['ofac-sdn/25448', /^伊朗-?埃及/, 'a joint company of two countries'],
  ['ofac-consolidated/32088', /洪都/, companies],
  ['us-csl/el-3a8d34890993', /华海清科/, companies],
  ['us-csl/el-6650d43fbd78', /华海清科/, companies],
  ['us-csl/el-2814e645b36c', /华为终端/, companies],
  ['us-csl/el-c76450f98cc7', /华为终端/, companies],
  ['us-csl/el-b292ac665353', /浪潮/, companies],
  ['us-csl/el-d1f5e4e43d49', /浪潮/, companies],
]

const parties = new Map<string, ListedParty>()
beforeAll(async () => {
  const { rows } = await sql<{ record: string; subject: string; type: string; printed: string[]; countries: string[] }>`
    with subject_facts as (
      select subject_id,
        array_remove(array_agg(distinct name->>'value'), null) as printed,
        array_remove(array_agg(distinct country->>'countryCode'), null) as countries
      from subject_records
      join source_records using (source_id, publisher_id)
      left join lateral (
        select name from jsonb_array_elements(record->'names') as name
        where name->>'script' in ('Hani', 'Hans', 'Hant') and name->>'language' is distinct from 'ja'
      ) as names on true
      left join lateral (
        select country from jsonb_array_elements((record->'countries') || (record->'addresses')) as country
      ) as countries on true
      where valid_to is null
      group by subject_id
    )
    select distinct source_id || '/' || publisher_id as record, subject_id as subject, record->>'type' as type,
      coalesce(printed, '{}') as printed, coalesce(countries, '{}') as countries
    from subject_records
    join source_records using (source_id, publisher_id)
    left join subject_facts using (subject_id)
  `.execute(db)
  for (const { record, subject, type, printed, countries } of rows)
    parties.set(record, { subject, isPerson: type === '02', printed, countries: new Set(countries) })
}, 300_000)
afterAll(() => db.destroy())

const fold = (text: string): string => [...text].map(foldHan).join('')

test('no row contradicts the lists', () => {
  expect(parties.size).toBeGreaterThan(60_000)
  const found = problemsOf(nameRows(), parties, fold).flatMap(({ record, what, names, against }) =>
    names
      .filter((name) => !accepted.some((one) => one[0] === record && one[1].test(name)))
      .map((name) => `${record} ${name}: ${[what, ...against].join(' ')}`),
  )
  expect(found).toEqual([])
})

test('what is accepted is there', () => {
  const problems = problemsOf(nameRows(), parties, fold)
  const unused = accepted.filter(
    ([record, names]) => !problems.some((one) => one.record === record && one.names.some((name) => names.test(name))),
  )
  expect(unused).toEqual([])
})
