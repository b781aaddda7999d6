import { expect, test } from 'vitest'
import { readNamesFile } from './read-names-file.ts'

const heading = 'record\tname_zh\tkind\tsure'

test('a file of Chinese names is read line by line; a wrong line is reported and takes nothing else with it', () => {
  const { names, problems } = readNamesFile(
    [
      `\uFEFF${heading}`,
      'ofac-sdn/4697\t真主党\tpress\t3',
      'ofac-sdn/4697\t真主党\tofficial\t3',
      'ofac-sdn/4697\tHizballah\tpress\t3',
      '4697\t真主党\tpress\t3',
      'un-sc/1\t甲\tnickname\t3',
      'un-sc/1\t乙\tshort',
      `un-sc/1\t${'长'.repeat(101)}\tshort\t3`,
      '',
      'state-nonproliferation/a/b\t黎巴嫩真主党\tpress\t2',
      '',
    ].join('\r\n'),
  )
  expect(names).toEqual([
    { sourceId: 'ofac-sdn', publisherId: '4697', name: '真主党', kind: 'press' },
    { sourceId: 'state-nonproliferation', publisherId: 'a/b', name: '黎巴嫩真主党', kind: 'press' },
  ])
  expect(problems).toEqual([
    'line 3: the record has this name above',
    'line 4: "Hizballah" is no Chinese name',
    'line 5: "4697" is not <source>/<publisher id>',
    'line 6: the kind "nickname" is unknown',
    'line 7: 3 cells, not 4',
    'line 8: the name has more than 100 characters',
  ])
})

test('another file is refused as a whole', () => {
  expect(readNamesFile('name,kind\n真主党,press')).toEqual({
    names: null,
    problems: ['line 1: the columns are not record, name_zh, kind, sure'],
  })
})
