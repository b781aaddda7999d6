import { readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'

const suffix = '?html'
// HTML in a document is shown as text, and links that run scripts stay text: the page can trust what comes out.
const markdown = new MarkdownIt({ html: false })
markdown.renderer.rules['th_open'] = () => '<th scope="col">'

/** A Markdown document as HTML. */
export function toHtml(source: string): string {
  return markdown.render(source)
}

/** `import html from './document.md?html'` gives the document as HTML, so that the page needs no parser. */
export function markdownDocuments(): Plugin {
  return {
    name: 'markdown-documents',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.md${suffix}`)) return null
      const file = id.slice(0, -suffix.length)
      this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(toHtml(readFileSync(file, 'utf8')))}`, moduleType: 'js' }
    },
  }
}
