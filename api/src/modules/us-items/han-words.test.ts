import { describe, expect, it } from 'vitest'
import { readHanWords } from './han-words.ts'

describe('Chinese words of a search', () => {
  it('are names of categories, groups or reasons', () => {
    expect(readHanWords(['激光器', '软件'])).toMatchObject({ groups: ['D'], searched: ['lasers'], isUnknown: false })
    expect(readHanWords(['航空航天'])).toMatchObject({ categories: ['9'] })
    expect(readHanWords(['反恐'])).toMatchObject({ reasons: ['AT'] })
  })

  it('of the trade have their English words, with synonyms', () => {
    for (const word of [
      '量子',
      '发动机',
      '真空泵',
      '热成像',
      '夜视',
      '声纳',
      '三坐标',
      '铼',
      '模数转换器',
      '半导体设备',
      '铌酸锂',
    ]) {
      expect(readHanWords([word]), word).toMatchObject({ searched: [expect.any(String)], isUnknown: false })
    }
  })

  it('that mean nothing to us are told', () => {
    expect(readHanWords(['苹果'])).toMatchObject({ isUnknown: true })
  })
})
