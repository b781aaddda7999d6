import { expect, it } from 'vitest'
import { scriptOf } from './script-of.ts'

it.each([
  ['AIMAN MUHAMMED', 'Latn'],
  ['Тархан Исмаилович Газиев', 'Cyrl'],
  ['أيمن محمد ربيع الظواهري', 'Arab'],
  ['金铁三', 'Hani'],
  ['김상만', 'Hang'],
  ['後藤 ひろし', 'Jpan'],
  ['Παλνιτσενκο', 'Grek'],
  ['12345 -', 'Zyyy'],
  ['ООО Volga', 'Latn'],
])('%s is written in %s', (text, script) => {
  expect(scriptOf(text)).toBe(script)
})
