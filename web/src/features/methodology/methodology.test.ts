import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toHtml } from '../../../markdown-plugin.ts'

const documentOf = (language: string) =>
  toHtml(readFileSync(new URL(`../../../../docs/methodology.${language}.md`, import.meta.url), 'utf8'))

describe('a document', () => {
  it('has headings, lists, tables, bold, code and links', () => {
    const html = toHtml('# A\n\n- **one**\n- `two`\n\n| a | b |\n| --- | --- |\n| 1 | [2](https://example.com) |')
    for (const tag of [
      '<h1>',
      '<ul>',
      '<strong>',
      '<code>',
      '<table>',
      '<th scope="col">',
      '<a href="https://example.com">',
    ])
      expect(html).toContain(tag)
  })

  it('runs nothing: HTML is text, and a link that would run a script is text', () => {
    const html = toHtml('<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>')
    expect(html).not.toMatch(/<(script|img|a)\b/)
  })
})

describe('the methodology', () => {
  it('has the same outline in both languages', () => {
    const outline = (language: string) => documentOf(language).match(/<(h\d|p|ul|ol|li|table|tr|th|td)\b/g)
    expect(outline('zh')?.length).toBeGreaterThan(50)
    expect(outline('en')).toEqual(outline('zh'))
  })

  it('leaves no Markdown syntax in visible text', () => {
    for (const language of ['zh', 'en']) {
      const shown = documentOf(language).replaceAll(/<[^>]*>/g, '')
      expect(shown).not.toMatch(/\*\*|`|\| ?-|\]\(/)
    }
  })
})
