import { attributeOf, elementsOf, type HtmlElement, textOf } from './html-nodes.ts'
import { LostShape } from './read-index.ts'
import { dayIn } from './reader/notice-text.ts'

/** Where the publishers' pages have the text of a notice, the innermost first. */
const containers: readonly ((element: HtmlElement) => boolean)[] = [
  (element) => attributeOf(element, 'id') === 'News_Body_Txt_A',
  (element) => hasClass(element, 'art-con'),
  (element) => attributeOf(element, 'id') === 'zoom',
  (element) => hasClass(element, 'TRS_Editor') || hasClass(element, 'TRS_UEDITOR'),
  (element) => hasClass(element, 'article-content'),
]

export interface PageText {
  title: string
  /** The day in the page's own metadata, ISO. */
  publishedOn: string | null
  text: string
}

/** Title, day and text of a notice's page. Throws `LostShape` when none of the known places holds a text. */
export function readPageText(page: string): PageText {
  const elements = elementsOf(page)
  const title = metaOf(elements, 'ArticleTitle') ?? elements.filter(({ tagName }) => tagName === 'title').map(textOf)[0]
  const published = metaOf(elements, 'PubDate')
  for (const isContainer of containers) {
    const found = elements.find((element) => isContainer(element) && textOf(element).length > 20)
    if (found !== undefined) {
      return { title: title ?? '', publishedOn: published === null ? null : dayIn(published), text: textOf(found) }
    }
  }
  throw new LostShape('The page of a notice has its text in none of the known places.')
}

function metaOf(elements: readonly HtmlElement[], name: string): string | null {
  const found = elements.find((element) => element.tagName === 'meta' && attributeOf(element, 'name') === name)
  return (found && attributeOf(found, 'content')?.trim()) || null
}

function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class')?.split(/\s+/).includes(name) ?? false
}
