import { expect, it } from 'vitest'
import { dayIn, readCitations, toListedDays } from './federal-register.ts'

it('reads citations with years of two and four digits and months in words', () => {
  expect(readCitations('75 FR 1701, 1/13/10.\n77 FR 24590, 4/25/12')).toEqual([
    { citation: '75 FR 1701', on: '2010-01-13' },
    { citation: '77 FR 24590', on: '2012-04-25' },
  ])
  expect(readCitations('46 F.R. 46154 9/17/81 and 46 F.R. 19290 3/30/81')).toEqual([
    { citation: '46 FR 46154', on: '1981-09-17' },
    { citation: '46 FR 19290', on: '1981-03-30' },
  ])
  expect(readCitations('85 FR 64017, October 9, 2020. 86 FR 67319')).toEqual([
    { citation: '85 FR 64017', on: '2020-10-09' },
    { citation: '86 FR 67319', on: null },
  ])
  expect(readCitations('62 FR 35334, 6/30/97')[0]?.on).toBe('1997-06-30')
})

it('knows no such day as the 31st of June', () => {
  expect(dayIn('6/31/2020', 2020)).toBeNull()
})

it('lists on the first day and amends on the others', () => {
  expect(toListedDays(readCitations('84 FR 22963, 5/21/19. 85 FR 36719, 6/18/20. 85 FR 36719, 6/18/20'))).toEqual({
    listedOn: '2019-05-21',
    amendedOn: ['2020-06-18'],
    legalBases: ['84 FR 22963, 2019-05-21', '85 FR 36719, 2020-06-18'],
  })
})
