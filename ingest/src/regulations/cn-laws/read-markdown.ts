import { articleStart } from './article-numbers.ts'
import { articleId, collectParts, type LawText } from './law-parts.ts'

/** Marks of the transcriptions that are no text of the law. */
const noText = /^(?:---|sidebar: auto|<!-- INFO END -->|# .*)$/

/** A law as one of the transcriptions in Markdown has it: `## 第一章`, `第一条 …` or `**第一条**　…`, a paragraph per line. */
export function readMarkdown(content: string): LawText {
  const parts = collectParts()
  for (const raw of content.split('\n')) {
    const line = raw.replace(/[\s　]+/g, ' ').trim()
    const heading = /^(?<marks>##+) (?<text>.+)$/.exec(line)?.groups
    const article = articleStart.exec(line)?.groups
    if (line === '' || noText.test(line)) continue
    if (heading !== undefined) parts.heading((heading['marks'] ?? '').length - 1, (heading['text'] ?? '').trim())
    else if (article !== undefined) {
      parts.article(article['label'] ?? '', articleId(article['number'] ?? '', article['sub']), article['text'] ?? '')
    } else parts.paragraph(line)
  }
  return parts.text
}
