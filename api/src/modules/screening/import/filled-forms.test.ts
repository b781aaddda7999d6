import { utils, write } from '@e965/xlsx'
import type { SubjectType } from '@qingdan/database/record.ts'
import { describe, expect, it } from 'vitest'
import { namesFile } from '../../../../test/support/workbooks.ts'
import { readUpload } from './read-upload.ts'

/** Forms as exporters fill them in: headings, several names of a party, numbers without a name. */

const read = (bytes: Uint8Array, type: SubjectType = '02') => readUpload({ fileName: 'names.xlsx', type, bytes })

describe('headings of forms as they are used', () => {
  it.each([
    ['02', '护照号码', 'peopleId'],
    ['02', '身份证号码', 'peopleId'],
    ['03', '船舶IMO号', 'imoCode'],
    ['03', 'IMO号码', 'imoCode'],
    ['04', '飞机注册号', 'aircraftTailNumber'],
    ['04', '机号', 'aircraftTailNumber'],
    ['04', '序列号', 'msnCode'],
    ['04', '机身序列号', 'msnCode'],
    ['04', 'S/N', 'msnCode'],
    ['04', 'Registration No.', 'aircraftTailNumber'],
    ['04', '飞机注册号/尾号', 'aircraftTailNumber'],
    ['03', 'IMO No. / IMO编号', 'imoCode'],
    ['03', 'IMO\nNumber', 'imoCode'],
  ] as const)('of type %s: %s', async (type, heading, field) => {
    const file = namesFile([
      ['Name', heading],
      ['Some party', '9074729'],
    ])
    const { entities, ignoredHeadings } = await read(file, type)
    expect(ignoredHeadings).toEqual([])
    expect(entities[0]?.details).toEqual({ [field]: '9074729' })
  })
})

it.each(['船名 Vessel Name', 'Ship name / 船名', '船名\nVessel Name'])(
  'a heading in both languages: %j',
  async (heading) => {
    const file = namesFile([
      [heading, 'IMO'],
      ['OCEAN STAR 1', '9074729'],
    ])
    const { entities, ignoredHeadings } = await read(file, '03')
    expect(entities.map(({ name }) => name)).toEqual(['OCEAN STAR 1'])
    expect(ignoredHeadings).toEqual([])
  },
)

describe('several names of a party', () => {
  it('in a Chinese and an English column are each screened with the details of the row', async () => {
    const file = namesFile([
      ['公司名称（中文）', '英文名称', '国别'],
      ['某某远洋运输有限公司', 'Some Ocean Shipping Co Ltd', '中国'],
      [null, 'Other Shipping Co Ltd', '中国'],
      [null, null, '中国'],
    ])
    const { rowCount, entities, problems, ignoredHeadings } = await read(file, '01')
    expect(entities.map(({ name, details, rows }) => [name, details, rows])).toEqual([
      ['某某远洋运输有限公司', { companyCountry: 'CN' }, [2]],
      ['Some Ocean Shipping Co Ltd', { companyCountry: 'CN' }, [2]],
      ['Other Shipping Co Ltd', { companyCountry: 'CN' }, [3]],
    ])
    expect([rowCount, ignoredHeadings]).toEqual([3, []])
    expect(problems).toEqual([{ row: 4, field: 'originalEntityName', code: 'row.nameMissing' }])
  })

  it('now and before are each screened', async () => {
    const file = namesFile([
      ['船名', '曾用名'],
      ['OCEAN STAR 1', 'GRACEFUL 2；GRACEFUL 1'],
    ])
    const { entities } = await read(file, '03')
    expect(entities.map(({ name }) => name)).toEqual(['OCEAN STAR 1', 'GRACEFUL 2', 'GRACEFUL 1'])
  })

  it.each([
    ['03', 'OCEAN STAR 1 (ex GRACEFUL 2)', ['OCEAN STAR 1', 'GRACEFUL 2']],
    ['03', 'OCEAN STAR 1 ex. GRACEFUL 2', ['OCEAN STAR 1', 'GRACEFUL 2']],
    ['03', '远星轮（曾用名：优雅）', ['远星轮', '优雅']],
    ['01', 'Some Co., Ltd. (f/k/a Other (Hong Kong) Ltd)', ['Some Co., Ltd.', 'Other (Hong Kong) Ltd']],
    ['01', 'Some Co Ltd, formerly known as Other Ltd', ['Some Co Ltd', 'Other Ltd']],
    ['01', 'Fed Ex Trading Ltd', ['Fed Ex Trading Ltd']],
    ['01', '某某（香港）有限公司', ['某某（香港）有限公司']],
    ['03', 'EX LIBRIS', ['EX LIBRIS']],
    ['02', 'Rie Aka Nakamura', ['Rie Aka Nakamura']],
    ['02', 'Jane Doe (aka Janet Roe)', ['Jane Doe', 'Janet Roe']],
  ] as const)('of type %s with what one was before: %s', async (type, cell, names) => {
    const { entities } = await read(namesFile([['Name'], [cell]]), type)
    expect(entities.map(({ name }) => name)).toEqual(names)
  })

  it.each(['OCEAN STAR 1; GRACEFUL 2', 'OCEAN STAR 1；GRACEFUL 2；', 'OCEAN STAR 1\nGRACEFUL 2'])(
    'in one cell are each screened: %j',
    async (cell) => {
      const { entities, problems } = await read(namesFile([['Vessel name'], [cell]]), '03')
      expect(entities.map(({ name, rows }) => [name, rows])).toEqual([
        ['OCEAN STAR 1', [2]],
        ['GRACEFUL 2', [2]],
      ])
      expect(problems).toEqual([])
    },
  )
})

describe('without a name', () => {
  it('a vessel or an aircraft is screened by its number, also where no column is a name', async () => {
    const ships = await read(namesFile([['IMO'], ['9074729'], ['IMO 9074729']]), '03')
    expect(ships.entities.map(({ name, rows }) => [name, rows])).toEqual([
      ['IMO 9074729', [2]],
      ['IMO 9074729', [3]],
    ])
    const planes = namesFile([
      ['航空器名称', '机尾号', 'MSN'],
      [null, 'EP-MNB', '24383'],
      [null, null, '24384'],
      [null, null, null],
    ])
    const { entities, problems } = await read(planes, '04')
    expect(entities.map(({ name, details }) => [name, details])).toEqual([
      ['EP-MNB', { msnCode: '24383', aircraftTailNumber: 'EP-MNB' }],
      ['MSN 24384', { msnCode: '24384' }],
    ])
    expect([...ships.problems, ...problems]).toEqual([])
  })
})

describe('a number', () => {
  it('stands for no name where another column may be the name', async () => {
    const file = namesFile([
      ['Description', 'IMO'],
      ['OCEAN STAR 1', '9074729'],
    ])
    await expect(read(file, '03')).rejects.toMatchObject({ reason: 'noHeadings' })
  })

  it.each(['-', '/', '—', 'N/A', 'none', '无', '不详'])('that is %j is none', async (cell) => {
    const { entities, problems } = await read(
      namesFile([
        ['Vessel', 'IMO'],
        ['OCEAN STAR 1', cell],
      ]),
      '03',
    )
    expect([entities[0]?.details, problems]).toEqual([{}, []])
  })

  it('that was written with a decimal is read without it', async () => {
    const { entities, problems } = await read(
      namesFile([
        ['Vessel', 'IMO'],
        ['OCEAN STAR 1', '9074729.0'],
      ]),
      '03',
    )
    expect([entities[0]?.details, problems]).toEqual([{ imoCode: '9074729' }, []])
  })
})

describe('a row', () => {
  it('with something only in columns that are not read is said to have no name; a running number alone is no row', async () => {
    const file = namesFile([
      ['序号', '船名', 'MMSI'],
      ['1', 'OCEAN STAR 1', null],
      ['2', null, '572469210'],
      ['3', null, null],
    ])
    const { rowCount, problems } = await read(file, '03')
    expect(rowCount).toBe(2)
    expect(problems).toEqual([{ row: 3, field: 'originalEntityName', code: 'row.nameMissing' }])
  })

  it('is read in full-width characters too', async () => {
    const file = namesFile([
      ['Name', 'Sex', 'Date of birth', 'peopleId', 'Nationality'],
      ['Ada', 'Ｆ', '１９６７年１月１３日', 'Ｅ１２３４５６７', 'ＩＲ'],
    ])
    const { entities, problems } = await read(file)
    expect(problems).toEqual([])
    expect(entities[0]?.details).toEqual({
      sex: 'female',
      birthday: '1967-01-13',
      peopleId: 'E1234567',
      peopleCountry: 'IR',
    })
  })
})

it('further sheets are named, since only the first is read; the countries of the template are none', async () => {
  const sheets = (...names: string[]) => {
    const book = utils.book_new()
    for (const name of names) utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Ada Lovelace']]), name)
    return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
  }
  expect((await read(sheets('一', '二', 'Notes'))).otherSheets).toEqual(['二', 'Notes'])
  expect((await read(sheets('名单', '国家'))).otherSheets).toEqual([])
})
