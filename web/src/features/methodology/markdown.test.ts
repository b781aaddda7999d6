import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const documentOf = (language: string) =>
  readFileSync(new URL(`../../../../docs/methodology.${language}.md`, import.meta.url), 'utf8')

describe('the Markdown of our documents', () => {
  it('recognises headings, paragraphs, lists and tables', () => {
    const kinds = parseMarkdown('# A\n\ntext\nmore\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |')
    expect(kinds).toEqual([
      { kind: 'heading', level: 1, text: [{ kind: 'text', text: 'A' }] },
      { kind: 'paragraph', text: [{ kind: 'text', text: 'text more' }] },
      { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
      },
    ])
  })

  it('recognises bold and code in a sentence', () => {
    expect(parseMarkdown('say **70** and `IMO` now')).toEqual([
      {
        kind: 'paragraph',
        text: [
          { kind: 'text', text: 'say ' },
          { kind: 'bold', text: '70' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'IMO' },
          { kind: 'text', text: ' now' },
        ],
      },
    ])
  })

  it('finds the same outline in both languages of the methodology', () => {
    const outline = (language: string) =>
      parseMarkdown(documentOf(language)).map((block) =>
        block.kind === 'list'
          ? `list of ${block.items.length}`
          : block.kind === 'table'
            ? `table of ${block.rows.length}`
            : block.kind === 'heading'
              ? `heading ${block.level}`
              : 'paragraph',
      )
    expect(outline('en')).toEqual(outline('zh'))
  })

  it('leaves no Markdown syntax in visible text', () => {
    for (const language of ['zh', 'en']) {
      const shown = JSON.stringify(
        parseMarkdown(documentOf(language)),
        (key, value) => (key === 'kind' ? undefined : value) as unknown,
      )
      expect(shown).not.toMatch(/\*\*|`|\| ?-|\]\(/)
    }
  })
})
