import type { Passage } from '@qingdan/database/control-list.ts'
import { plainText } from '../../formats/ecfr/marked-text.ts'
import type { Block } from '../../formats/ecfr/read-supplement.ts'

/** A block as it is stored. */
export function toPassage(block: Exclude<Block, { kind: 'notice' }>): Passage {
  switch (block.kind) {
    case 'note': {
      const heading = plainText(block.heading)
      return { kind: 'note', heading: heading === '' ? null : heading, texts: texts(block.texts) }
    }
    case 'table': {
      const cells = (row: { text: string }[]) => row.map(({ text }) => plainText(text))
      const caption = plainText(block.caption)
      return {
        kind: 'table',
        caption: caption === '' ? null : caption,
        headings: block.head.flatMap(cells),
        rows: block.rows.map(cells),
      }
    }
    case 'list':
      return { kind: 'note', heading: null, texts: texts(block.texts) }
    case 'picture':
      return block
    case 'heading':
    case 'paragraph':
      return { kind: block.kind === 'heading' ? 'heading' : 'text', text: plainText(block.text) }
  }
}

function texts(marked: readonly string[]): string[] {
  return marked.map(plainText).filter((text) => text !== '')
}
