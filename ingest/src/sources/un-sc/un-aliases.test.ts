import { expect, it } from 'vitest'
import { splitAlias } from './un-aliases.ts'

const values = (text: string) => splitAlias(text).map((alias) => alias.value)

it('is no alias when empty', () => {
  expect(splitAlias('')).toEqual([])
})

// Real ALIAS_NAME values of the list of 2026-08-01.
it.each([
  ['Azim Adhajani; Azim Agha-Jani', ['Azim Adhajani', 'Azim Agha-Jani']],
  [
    'Mohammed Sabet; Mohammad Sabet b) M. Javad Kareemi Sabet; M. Jawad Kareemi Sabet',
    ['Mohammed Sabet', 'Mohammad Sabet', 'M. Javad Kareemi Sabet', 'M. Jawad Kareemi Sabet'],
  ],
  ['Jin Tiesan (金铁三)', ['Jin Tiesan', '金铁三']],
  ['Abubakar (original script: Абубакар)', ['Abubakar', 'Абубакар']],
  ['عبدالله السندي (Abdullah Sindhi)', ['عبدالله السندي', 'Abdullah Sindhi']],
  ['"KOMID"', ['KOMID']],
  ['Lom-ali Butayev (Butaev)', ['Lom-ali Butayev (Butaev)']],
  ['Akhter Mohmad (اختر محمد ),', ['Akhter Mohmad', 'اختر محمد']],
  ['Mohammad Ishaq Akhund born in 1963', ['Mohammad Ishaq Akhund']],
  ['Khirullah Khairkhwa, born in Kandahar on 01 Jan.1967', ['Khirullah Khairkhwa']],
  ['Bin Al Shibh, Ramzi', ['Bin Al Shibh, Ramzi']],
])('%s', (text, expected) => {
  expect(values(text)).toEqual(expected)
})

it('keeps what is said of the bearer as a note', () => {
  expect(splitAlias('Safia Al-Hadad, born 1 Jan. 1953 (Oman passport no.03825239)')).toEqual([
    { value: 'Safia Al-Hadad', note: 'born 1 Jan. 1953 (Oman passport no.03825239)' },
  ])
})

it('keeps a remark in brackets as a note', () => {
  expect(splitAlias('Encep Nurjaman (birth name)')).toEqual([{ value: 'Encep Nurjaman', note: 'birth name' }])
})
