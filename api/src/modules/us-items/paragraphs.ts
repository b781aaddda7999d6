import type { ControlEntry, ControlledItem, Passage } from '@qingdan/database/control-list.ts'

/** A paragraph of an entry with its whole code. */
export interface CodedParagraph {
  /** `3A001.a.1`. */
  code: string
  item: ControlledItem
}

/** The paragraphs of an entry, from top to bottom. */
export function paragraphsOf({ eccn, items }: Pick<ControlEntry, 'eccn' | 'items'>): CodedParagraph[] {
  return items.flatMap((item) => [
    { code: `${eccn}.${item.designator}`, item },
    ...paragraphsOf({ eccn, items: item.items }),
  ])
}

/** Every text of a passage. */
export function textsOf(passage: Passage): string[] {
  switch (passage.kind) {
    case 'text':
    case 'heading':
      return [passage.text]
    case 'note':
      return [passage.heading ?? '', ...passage.texts]
    case 'table':
      return [passage.caption ?? '', ...passage.headings, ...passage.rows.flat()]
    case 'picture':
      return []
  }
}
