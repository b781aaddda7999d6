import { CFB, utils } from '@e965/xlsx'
import type { SubjectType } from '@qingdan/database/record.ts'
import { describe, expect, it } from 'vitest'
import { namesFile, oleOf, sheetData, xlsOf, xlsxOf, zipOf } from '../../../../test/support/workbooks.ts'
import { readUpload } from './read-upload.ts'

const read = (bytes: Uint8Array, type: SubjectType = '02', fileName = 'names.xlsx') =>
  readUpload({ fileName, type, bytes })
const people = (...rows: (string | { xml: string } | null)[][]) => namesFile([['Name', 'Date of birth'], ...rows])
const refused = async (bytes: Uint8Array, reason: string, fileName?: string) =>
  expect(read(bytes, '02', fileName)).rejects.toMatchObject({ reason })

describe('a file that is no workbook of names is refused, with what it is', () => {
  it.each([
    ['another ending', people(['Ada']), 'extension', 'names.csv'],
    ['nothing', Buffer.alloc(0), 'empty', 'names.xlsx'],
    ['a program', Buffer.from('MZ\x90\0\x03'), 'program', 'names.xlsx'],
    ['comma separated values', Buffer.from('\uFEFFname,date\nAda,1815\n'), 'text', 'names.xlsx'],
    ['a web page', Buffer.from('<html><table><tr><td>Name</td></tr></table></html>'), 'webPage', 'names.xls'],
    ['a PDF', Buffer.from('%PDF-1.7\n\0'), 'otherFile', 'names.xlsx'],
    ['an archive', zipOf({ 'readme.txt': 'no workbook' }), 'damaged', 'names.xlsx'],
    ['a text document', oleOf({ WordDocument: Buffer.alloc(100) }), 'otherFile', 'names.xls'],
    ['a cut-off workbook', people(['Ada']).subarray(0, 600), 'damaged', 'names.xlsx'],
  ])('%s', async (_what, bytes, reason, fileName) => refused(bytes, reason, fileName))

  it('a workbook with a password, new and old', async () => {
    const encrypted = oleOf({ EncryptionInfo: Buffer.alloc(64), EncryptedPackage: Buffer.alloc(4096) })
    await refused(encrypted, 'protected')
    await refused(withPassword(xlsOf(utils.aoa_to_sheet([['Name'], ['Ada Lovelace']]))), 'protected', 'names.xls')
  })

  it('more than 5 MB', async () => {
    await refused(Buffer.concat([people(['Ada']), Buffer.alloc(5 * 1024 * 1024)]), 'tooLarge')
  })

  it('a zip bomb, before it is read', async () => {
    const started = performance.now()
    await refused(xlsxOf(`${sheetData([['Name'], ['Ada']])}${' '.repeat(120_000_000)}`), 'unpacked')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it('a sheet without names, or without a column of them', async () => {
    await refused(namesFile([['Name']]), 'noRows')
    await refused(namesFile([['Date of birth'], ['1915']]), 'noHeadings')
  })

  it('more than 50,000 rows', async () => {
    const rows = Array.from({ length: 50_001 }, (_, at) => [`Person ${at}`])
    await refused(namesFile([['Name'], ...rows]), 'tooManyRows')
    expect((await read(namesFile([['Name'], ...rows.slice(1)]))).entities).toHaveLength(50_000)
  })

  it('more than 100 columns', async () => {
    const wide = xlsxOf(
      '<sheetData><row r="1"><c r="A1" t="str"><v>Name</v></c><c r="XFD1" t="str"><v>x</v></c></row></sheetData>',
    )
    await refused(wide, 'tooManyColumns')
  })
})

describe('a million empty rows', () => {
  it('are skipped in seconds, whatever size the sheet states', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}" ht="15"/>`).join('')
    const rows = `<row r="1"><c r="A1" t="str"><v>Name</v></c></row><row r="2"><c r="A2" t="str"><v>Ada Lovelace</v></c></row>`
    const last = '<row r="1048576"><c r="A1048576" t="str"><v>Alan Turing</v></c></row>'
    const file = xlsxOf(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}${empty}${last}</sheetData>`)
    const started = performance.now()
    const { rowCount, entities } = await read(file)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(rowCount).toBe(2)
    expect(entities.map(({ rows: numbers }) => numbers)).toEqual([[2], [1_048_576]])
  })
})

describe('headings', () => {
  it('are understood in both languages, any case and order, below a title; others are named', async () => {
    const file = namesFile([
      ['供应商名单 2026'],
      [],
      ['备注', 'NATIONALITY', ' 出生日期 *', '姓名（必填）', 'date OF birth'],
      ['x', 'Iran', '1965', '张三丰', '1970'],
    ])
    const { entities, ignoredHeadings } = await read(file)
    expect(entities).toMatchObject([{ name: '张三丰', details: { birthday: '1965', peopleCountry: 'IR' }, rows: [4] }])
    expect(ignoredHeadings).toEqual(['备注', 'date OF birth'])
  })

  it('are not a title that is the word of one', async () => {
    const file = namesFile([
      ['客户（截至2026年8月）'],
      ['序号', '客户名称', '国别'],
      ['10', '某某贸易有限公司', '伊朗'],
    ])
    const { entities, ignoredHeadings } = await read(file, '01')
    expect(entities).toMatchObject([{ name: '某某贸易有限公司', details: { companyCountry: 'IR' }, rows: [3] }])
    expect(ignoredHeadings).toEqual([])
  })

  it('may be merged over columns and rows', async () => {
    const rows = sheetData([
      ['Name', 'Details', null],
      [null, 'Sex', 'Nationality'],
      ['Ada Lovelace', 'F', 'GB'],
    ])
    const merges = '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>'
    const { entities, ignoredHeadings } = await read(xlsxOf(rows + merges))
    expect(entities).toMatchObject([{ details: { sex: 'female', peopleCountry: 'GB' }, rows: [3] }])
    expect(ignoredHeadings).toEqual([])
  })
})

describe('a row', () => {
  it('keeps no sex that is none', async () => {
    const { entities, problems } = await read(
      namesFile([
        ['Name', 'Sex'],
        ['Ada Lovelace', 'constructor'],
      ]),
    )
    expect(entities[0]?.details).toEqual({})
    expect(problems).toMatchObject([{ row: 2, field: 'sex', code: 'row.sex' }])
  })

  it.each([
    ['without a name', null, 'row.nameMissing'],
    ['with a name of one character', 'A', 'row.nameShort'],
    ['with a name of 2,000 characters', 'A'.repeat(2000), 'row.nameLong'],
    ['with a name of signs', '*** —…。', 'row.nameSigns'],
    ['with a name of emoji', '😀😀', 'row.nameSigns'],
    ['with a formula', { xml: 't="str"><f>CONCATENATE("a","b")</f><v>ab</v>' }, 'row.formula'],
    ['with an error', { xml: 't="e"><v>#N/A</v>' }, 'row.nameError'],
  ])('%s is left out', async (_what, name, code) => {
    const { entities, problems } = await read(people([name, '1915'], ['Ada Lovelace', '1915']))
    expect(problems).toEqual([{ row: 2, field: 'originalEntityName', code }])
    expect(entities.map(({ rows }) => rows)).toEqual([[3]])
  })

  it('with any cell of a shared formula is left out', async () => {
    const first = { xml: 't="str"><f t="shared" ref="A2:A3" si="0">B2&amp;"x"</f><v>ab</v>' }
    const { entities, problems } = await read(people([first], [{ xml: 't="str"><f t="shared" si="0"/><v>cd</v>' }]))
    expect(entities).toEqual([])
    expect(problems.map(({ row, code }) => [row, code])).toEqual([2, 3].map((row) => [row, 'row.formula']))
  })

  it.each([
    ['no value', '><f>CONCATENATE("a","b")</f>'],
    ['no value of a number', 't="n"><f>B2+1</f>'],
    ['an empty value', 't="str"><f>B2&amp;"x"</f><v></v>'],
    ['no text', 't="s"><f>B2&amp;"x"</f>'],
  ])('with a formula that has %s is left out and named', async (_what, xml) => {
    const { rowCount, entities, problems } = await read(people([{ xml }], ['Ada Lovelace', { xml }], ['Alan Turing']))
    expect(rowCount).toBe(3)
    expect(problems).toEqual([
      { row: 2, field: 'originalEntityName', code: 'row.formula' },
      { row: 3, field: 'birthday', code: 'row.formula' },
    ])
    expect(entities.map(({ rows }) => rows)).toEqual([[4]])
  })

  it.each([
    ['values', '<v>AB</v>'],
    ['no values', ''],
  ])('with a further cell of a formula over several cells is left out, also with %s', async (_what, value) => {
    const first = { xml: `t="str"><f t="array" ref="A2:A3">UPPER(B2:B3)</f>${value}` }
    const { entities, problems } = await read(people([first], [{ xml: `t="str">${value}` }], ['Ada Lovelace']))
    expect(entities.map(({ rows }) => rows)).toEqual([[4]])
    expect(problems.map(({ row, code }) => [row, code])).toEqual([2, 3].map((row) => [row, 'row.formula']))
  })

  it('keeps names as they are given: mixed scripts, emoji beside letters, signs of formulas, code points beyond 16 bits', async () => {
    const names = ['ООО Ромашка 清单', 'Smile 😀', '=Bob', '+1 Trading', '@home', '𠮷野家', '‮Ada']
    const { entities, problems } = await read(people(...names.map((name) => [name])))
    expect(problems).toEqual([])
    expect(entities.map(({ name }) => name)).toEqual(names)
  })

  it('that repeats another is one name with both rows; other details are another name', async () => {
    const { entities } = await read(people(['José Müller', '1965'], ['JOSE  MULLER', '1965'], ['José Müller', '1966']))
    expect(entities.map(({ rows }) => rows)).toEqual([[2, 3], [4]])
  })

  it.each([
    ['03', 'IMO 9074729', 'imoCode', []],
    ['03', '9074728', 'imoCode', ['row.imo']],
    ['01', '91350100M000100Y43', 'unifiedCreditCode', []],
    ['01', '91350100M000100Y44', 'unifiedCreditCode', ['row.creditCode']],
  ] as const)('of type %s keeps the number %s, and a wrong check digit is said', async (type, number, field, codes) => {
    const { entities, problems } = await read(
      namesFile([
        ['Name', field],
        ['Some party', number],
      ]),
      type,
    )
    expect(entities[0]?.details).toEqual({ [field]: number })
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })

  it('whose number lost digits in Excel says so', async () => {
    const { problems } = await read(
      namesFile([
        ['Name', 'peopleId'],
        ['Ada', { xml: '><v>1.10101199003077E+17</v>' }],
      ]),
    )
    expect(problems).toEqual([{ row: 2, field: 'peopleId', code: 'row.digits' }])
  })

  it.each([
    ['China', 'CN'],
    ['prc', 'CN'],
    ['CHN', 'CN'],
    ['伊朗', 'IR'],
    ['朝鲜', 'KP'],
    ['Russian Federation', 'RU'],
    ['中国台湾', 'TW'],
    ['Hong Kong, China', 'HK'],
  ])('understands the country %s', async (text, code) => {
    const { entities } = await read(
      namesFile([
        ['Name', 'Nationality'],
        ['Ada', text],
      ]),
    )
    expect(entities[0]?.details.peopleCountry).toBe(code)
  })
})

describe('a number', () => {
  it('has the leading zeros that its format shows', async () => {
    const sheet = sheetData([
      ['公司名称', '注册号'],
      ['Ada Trading', { xml: 's="1"><v>1234567</v>' }],
    ])
    const styles =
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="00000000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
    const { entities } = await read(xlsxOf(sheet, { styles }), '01')
    expect(entities).toMatchObject([{ details: { companyId: '01234567' } }])
  })
})

describe('a date', () => {
  const dateStyle =
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy/mm/dd"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
  const birthdays = async (...cells: (string | { xml: string })[]) => {
    const { entities } = await read(people(...cells.map((cell, at) => [`Person ${at}`, cell])))
    return entities.map(({ details }) => details.birthday)
  }

  it('is read as text in the usual spellings', async () => {
    const spelt = [
      '1984-1-5',
      '1984/01/05',
      '1984年1月5日',
      '1984.1.5',
      '19840105',
      '05 Jan 1984',
      '5-Jan-1984',
      'January 5, 1984',
      '1984-01-05 00:00:00',
    ]
    expect(new Set(await birthdays(...spelt))).toEqual(new Set(['1984-01-05']))
    expect(await birthdays('1984', '1984年', '1984-02', 'Feb 1984', '31/12/1984')).toEqual([
      '1984',
      '1984',
      '1984-02',
      '1984-02',
      '1984-12-31',
    ])
  })

  it('is read as a number of days since 1900 or 1904, and a small number is a year', async () => {
    const sheet = sheetData([
      ['Name', 'Date of birth'],
      ['Ada', { xml: 's="1"><v>30686</v>' }],
      ['Alan', { xml: '><v>30686</v>' }],
      ['Kurt', { xml: '><v>1906</v>' }],
    ])
    const { entities } = await read(xlsxOf(sheet, { styles: dateStyle }))
    expect(entities.map(({ details }) => details.birthday)).toEqual(['1984-01-05', '1984-01-05', '1906'])
    const since1904 = await read(xlsxOf(sheet, { styles: dateStyle, workbookPr: '<workbookPr date1904="1"/>' }))
    expect(since1904.entities.map(({ details }) => details.birthday)).toEqual(['1988-01-06', '1988-01-06', '1906'])
  })

  it('that is none, or has two readings, is named and the name is screened without it', async () => {
    const { entities, problems } = await read(
      people(['Ada', '05/01/1984'], ['Alan', '1984-02-30'], ['Kurt', 'unknown'], ['Emmy', '2882-03-23']),
    )
    expect(problems.map(({ code }) => code)).toEqual(['row.dateAmbiguous', 'row.date', 'row.date', 'row.date'])
    expect(entities.map(({ details }) => details)).toEqual([{}, {}, {}, {}])
  })
})

it('an old workbook is read like a new one', async () => {
  const rows = [
    ['姓名', '国籍'],
    ['张三丰', '伊朗'],
  ]
  const file = withFormula(xlsOf(utils.aoa_to_sheet(rows)))
  const { entities, problems } = await read(file, '02', '名单.XLS')
  expect(entities).toMatchObject([{ name: '张三丰', details: { peopleCountry: 'IR' }, rows: [2] }])
  expect(problems).toEqual([{ row: 3, field: 'originalEntityName', code: 'row.formula' }])
})

/** The xls with =1+2 in the third row ([MS-XLS] 2.4.127). */
function withFormula(file: Buffer): Buffer {
  const content = bookOf(file)
  const record = Buffer.from('060020000200000000000000000000000840000000000000000007001e01001e0200030000', 'hex')
  record.writeUInt16LE(record.length - 4, 2)
  return oleOf({ Workbook: Buffer.concat([content.subarray(0, -4), record, content.subarray(-4)]) })
}

function bookOf(file: Buffer): Buffer {
  const book = CFB.find(CFB.read(file, { type: 'buffer' }), '/Workbook')
  if (!book) throw new Error('There is no workbook')
  return Buffer.from(book.content as Uint8Array)
}

/** The xls with the record that says that it is encrypted ([MS-XLS] 2.4.117). */
function withPassword(file: Buffer): Buffer {
  const content = bookOf(file)
  const first = 4 + content.readUInt16LE(2)
  const record = Buffer.from('2f000600000012345678', 'hex')
  return oleOf({ Workbook: Buffer.concat([content.subarray(0, first), record, content.subarray(first)]) })
}
