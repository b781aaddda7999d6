import { pinyin, polyphonic } from 'pinyin-pro'
import { rareReadings } from '../../tables/han/rare-readings.ts'
import { surnames } from '../../tables/han/surnames.ts'
import { foldLatin } from '../latin.ts'

const allReadings = new Map<string, readonly string[]>()

/**
 * Toneless pinyin of each character as read in this name, ü as u; '' where a character has no reading.
 * A person's name begins with the family name, which has readings of its own (单 shan, 仇 qiu, 万俟 moqi).
 */
export function readName(characters: readonly string[], isPerson: boolean): string[] {
  const text = characters.join('')
  const readings = pinyin(text, {
    toneType: 'none',
    type: 'array',
    nonZh: 'spaced',
    toneSandhi: false,
    ...(isPerson ? { mode: 'surname', surname: 'head' } : {}),
  }).map(foldReading)
  // The library counts astral characters otherwise than we do: then read one by one.
  const read = readings.length === characters.length ? readings : characters.map((one) => readingsOf(one)[0] ?? '')
  if (isPerson) overlaySurname(characters, read)
  return read
}

/** Every toneless reading of one character but the rare ones. */
export function readingsOf(character: string): readonly string[] {
  let readings = allReadings.get(character)
  if (readings === undefined) {
    const [found = []] = polyphonic(character, { toneType: 'none', type: 'array' })
    const rare = rareReadings.get(character) ?? []
    readings = [...new Set(found.map(foldReading).filter((reading) => reading !== '' && !rare.includes(reading)))]
    allReadings.set(character, readings)
  }
  return readings
}

const tonedReadings = new Map<string, readonly string[]>()

/** True when two characters share a reading with its tone: 逸 and 奕, not 雨 and 瑜. */
export function shareTone(one: string, other: string): boolean {
  const readings = tonedReadingsOf(other)
  return tonedReadingsOf(one).some((reading) => readings.includes(reading))
}

function tonedReadingsOf(character: string): readonly string[] {
  let readings = tonedReadings.get(character)
  if (readings === undefined) {
    const [found = []] = polyphonic(character, { toneType: 'num', type: 'array' })
    readings = found
    tonedReadings.set(character, readings)
  }
  return readings
}

function foldReading(reading: string): string {
  return foldLatin(reading).replace(/[^a-z]/g, '')
}

function overlaySurname(characters: readonly string[], readings: string[]): void {
  const first = characters[0]
  const known = first === undefined ? undefined : surnames.get(first)
  const double = characters.length > 2 ? surnames.get(`${first}${characters[1]}`) : undefined
  const second = readings[1] ?? ''
  if (double?.pinyin.endsWith(second)) readings[0] = double.pinyin.slice(0, double.pinyin.length - second.length)
  else if (known !== undefined && double === undefined) readings[0] = known.pinyin
}
