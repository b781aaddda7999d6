import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = (language: string) => new URL(`./${language}/`, import.meta.url)
const namespaces = (language: string) =>
  readdirSync(folder(language))
    .filter((name) => name.endsWith('.json'))
    .toSorted()

/** Phrases by dotted key. */
function phrasesOf(language: string, file: string): Map<string, string> {
  const phrases = new Map<string, string>()
  const walk = (value: unknown, path: string[]) => {
    if (typeof value === 'string') return void phrases.set(path.join('.'), value)
    for (const [key, inner] of Object.entries(value as object)) walk(inner, [...path, key])
  }
  walk(JSON.parse(readFileSync(new URL(file, folder(language)), 'utf8')), [])
  return phrases
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const baseKeys = (phrases: Map<string, string>) => [...new Set([...phrases.keys()].map(withoutPlural))].toSorted()
const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).toSorted()
const pluralsOf = (phrases: Map<string, string>) =>
  Map.groupBy(
    [...phrases.keys()].filter((key) => key !== withoutPlural(key)),
    withoutPlural,
  )

/** Phrases that name the other language, or are the same in both. */
const mayHoldHan = new Set([
  'layout.json:header.toHome',
  'layout.json:header.otherLanguage',
  'layout.json:header.switchLanguage',
])

it('has the same namespaces in both languages', () => {
  expect(namespaces('en')).toEqual(namespaces('zh'))
  expect(namespaces('zh').length).toBeGreaterThanOrEqual(5)
})

describe.each(namespaces('zh'))('%s', (file) => {
  const zh = phrasesOf('zh', file)
  const en = phrasesOf('en', file)

  it('has the same keys in both languages', () => {
    expect(baseKeys(en)).toEqual(baseKeys(zh))
  })

  it('has the plural forms of each language: one for Chinese, two for English', () => {
    for (const [key, forms] of pluralsOf(zh)) expect([key, forms]).toEqual([key, [`${key}_other`]])
    for (const [key, forms] of pluralsOf(en))
      expect([key, forms.toSorted()]).toEqual([key, [`${key}_one`, `${key}_other`]])
    expect([...pluralsOf(en).keys()].toSorted()).toEqual([...pluralsOf(zh).keys()].toSorted())
  })

  it('uses the same values in both languages', () => {
    for (const [key, text] of en) {
      const other = zh.get(key) ?? zh.get(`${withoutPlural(key)}_other`)
      // Numbers are worded by each language (“1 match”; 等 5 项 is “and 3 more”); every other value must appear.
      const worded = (names: (string | undefined)[]) => names.filter((name) => name !== 'count' && name !== 'rest')
      expect([key, worded(variablesOf(text))]).toEqual([key, worded(variablesOf(other ?? ''))])
    }
  })

  it('has no empty phrase and none left in the other language', () => {
    for (const [key, text] of zh) expect(text.trim(), key).not.toBe('')
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe('')
      if (!mayHoldHan.has(`${file}:${key}`)) expect(text, key).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('writes Chinese with Chinese punctuation, and no middle dots', () => {
    for (const [key, text] of zh) {
      expect(text, key).not.toMatch(/\p{Script=Han}\s*·\s*\p{Script=Han}/u)
      expect(text, key).not.toMatch(/\p{Script=Han}[,;!?]/u)
    }
  })
})
