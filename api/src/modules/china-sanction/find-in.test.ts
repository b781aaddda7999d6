import { describe, expect, test } from 'vitest'
import { findIn, readKeyword, toSearchable } from './find-in.ts'

const find = (text: string, keyword: string): string[] | null => {
  const ranges = findIn(toSearchable(text), readKeyword(keyword))
  return ranges?.map(({ start, end }) => text.slice(start, end)) ?? null
}

describe('a keyword is found in a Chinese name', () => {
  test.each([
    ['simplified', '斯凯迪奥'],
    ['traditional', '斯凱迪奧'],
    ['spaced', '斯凯 迪奥'],
    ['pinyin, joined', 'sikaidiao'],
    ['pinyin, spaced', 'si kai di ao'],
    ['pinyin with tone marks', 'sīkǎidíào'],
    ['pinyin with tone numbers', 'si1 kai3 di2 ao4'],
    ['pinyin in capitals', 'SI KAI DI AO'],
    ['half Han, half pinyin', '斯kai迪ao'],
  ])('%s', (_, keyword) => expect(find('斯凯迪奥公司', keyword)).toEqual(['斯凯迪奥']))

  test('across the middle dot, which may be omitted', () => {
    expect(find('洛克希德·马丁公司', '洛克希德马丁')).toEqual(['洛克希德·马丁'])
  })
  test('by another reading of a character', () => {
    expect(find('重庆', 'chongqing')).toEqual(['重庆'])
    expect(find('重庆', 'zhongqing')).toEqual(['重庆'])
  })
  test('together with letters', () => expect(find('BRINC无人机公司', 'brinc wu ren ji')).toEqual(['BRINC无人机']))
  test('at every occurrence', () => expect(find('三菱、三菱重工', '三菱')).toEqual(['三菱', '三菱']))
})

describe('a keyword is found in letters', () => {
  test('without case, accents and punctuation', () => {
    expect(find('Raphaël Glucksmann', 'RAPHAEL GLUCKSMANN')).toEqual(['Raphaël Glucksmann'])
    expect(find('Skydio, Inc.', 'skydio inc')).toEqual(['Skydio, Inc'])
  })
  test('in another order', () => expect(find('Lockheed Martin', 'martin lockheed')).toEqual(['Lockheed', 'Martin']))
  test('only from the beginning of a word', () => {
    expect(find('Raytheon', 'ray')).toEqual(['Ray'])
    expect(find('Raytheon', 'theon')).toBeNull()
  })
})

describe('a keyword is not found', () => {
  test('by a single syllable in a longer name', () => expect(find('三菱电机', 'ling')).toBeNull())
  test('by an incomplete syllable', () => expect(find('斯凯迪奥公司', 'sikaid')).toBeNull())
  test('as the beginning of a longer number', () => expect(find('商务部公告2025年第21号', '2025年第2')).toBeNull())
  test('when it contains no letter', () => expect(readKeyword(' ·…!')).toEqual([]))
  test('and a long keyword stays cheap', () => {
    expect(find('安'.repeat(300), `${'an'.repeat(299)}x`)).toBeNull()
  })
})
