import { createHash } from 'node:crypto'

/**
 * SHA-256 of the publisher's text of each section and supplement of a part, by the ids of its articles: without marks,
 * each run of white space one space. Supplements too, whose text is not stored.
 */
export function publisherTexts(xml: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [unit, name, marks = ''] of xml.matchAll(/<(DIV8|DIV9)\b([^>]*)>[\s\S]*?<\/\1>/g)) {
    const number = /\bN="(?:Supplement No\. )?([^"\s]+)/.exec(marks)?.[1]
    if (number === undefined) continue
    const id = name === 'DIV8' ? number : `supplement-${number.toLowerCase()}`
    const text = unit
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    found.set(id, createHash('sha256').update(text, 'utf8').digest('hex'))
  }
  return found
}
