import type { PublishedFile } from './entry.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** Text of an element's content without entities. */
export function decode(text: string): string {
  return text
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, inside: string) => inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (name.startsWith('#')) return String.fromCodePoint(Number(name.replace(/^#x/i, '0x').replace(/^#/, '')))
      return entities[name] ?? whole
    })
}

/** Elements with one of these names, as text, while the file is read; none may contain another. */
export async function* elementsOf(
  { chunks }: PublishedFile,
  names: readonly string[],
): AsyncGenerator<{ name: string; xml: string }> {
  const opening = new RegExp(`<(${names.join('|')})(?=[\\s/>])`, 'g')
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    let used = 0
    opening.lastIndex = 0
    for (let match = opening.exec(rest); match !== null; match = opening.exec(rest)) {
      const name = match[1] ?? ''
      const close = `</${name}>`
      const end = rest.indexOf(close, match.index)
      if (end < 0) break
      used = end + close.length
      yield { name, xml: rest.slice(match.index, used) }
      opening.lastIndex = used
    }
    // What is cut off at the end of a chunk is at most a name and its bracket, unless an element has begun.
    opening.lastIndex = used
    const begun = opening.exec(rest)
    rest = rest.slice(begun?.index ?? Math.max(used, rest.length - 40))
  }
}

/** Inner text of the elements with this name, which do not contain one another. */
export function inner(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?(?<!/)>(.*?)</${name}>`, 'gs'))
  return [...found].map((match) => match[1] ?? '')
}

/** Elements with this name, with their own tags, also empty ones. */
export function outer(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<${name}(?:\\s[^>]*)?/>|<${name}(?:\\s[^>]*)?>.*?</${name}>`, 'gs')) ?? []
}

/** Decoded text of the first element with this name; '' if there is none. */
export function textOf(xml: string, name: string): string {
  return decode(inner(xml, name)[0] ?? '').trim()
}

/** Attribute of the outermost element; '' if it has none. */
export function attribute(xml: string, name: string): string {
  return decode(new RegExp(`^<[^>]*?\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '')
}

/** Every text between tags. */
export function leaves(xml: string): string[] {
  return xml
    .split(/<[^!][^>]*>/)
    .map((text) => decode(text).trim())
    .filter((text) => text !== '')
}
