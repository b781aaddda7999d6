import { expect, test } from 'vitest'
import { joinPhrases } from './english-words.ts'
import { holdsWord, wordsInList } from './trade-words.ts'

test.each([
  ['稀土', '金属镝、含镝的合金及相关制品', true],
  ['稀土', '开采稀土的技术', true],
  ['稀土', '金属镓（单质）', false],
  ['无人机', '“无人驾驶航空器”的自动驾驶仪', true],
  ['锂电池', '用于制造可充放电锂离子电池的设备', true],
  ['石墨', '石墨及其制品', true],
  ['磁铁', '含镝的钕铁硼永磁材料', true],
  ['graphite', '石墨及其制品', true],
  ['drones', '“无人驾驶航空器”的自动驾驶仪', true],
  ['rare earths', '金属镝、含镝的合金及相关制品', true],
  ['lithium-ion batteries', '用于制造可充放电锂离子电池的设备', true],
  ['tungsten', '金属镓（单质）', false],
])('%s in %s: %s', (word, text, isHeld) => {
  expect(holdsWord(text, word)).toBe(isHeld)
})

test('reads an English phrase of the trade as one word', () => {
  expect(joinPhrases(['rare', 'earth', 'magnets'])).toEqual(['rare earth', 'magnets'])
  expect(joinPhrases(['unmanned', 'aerial', 'vehicles', '控制'])).toEqual(['unmanned aerial vehicles', '控制'])
  expect(joinPhrases(['vacuum', '泵'])).toEqual(['vacuum', '泵'])
})

test('says by which words of the list it looks besides', () => {
  expect(wordsInList('无人机')).toEqual(['无人驾驶航空器'])
  expect(wordsInList('石墨')).toEqual([])
  expect(wordsInList('constructor')).toEqual([])
})
