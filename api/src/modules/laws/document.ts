import { createHash } from 'node:crypto'
import { inLanguage, type Language, pick } from '../../contract/bilingual.ts'
import type { LawDetail, LawPart } from '../../contract/laws/laws.ts'
import type { HeldNotice } from './notices.ts'
import { documentWords, stayEndedPhrase, textDayPhrase } from './phrases.ts'

const style = `body{font:16px/1.8 "Noto Serif SC","Songti SC",SimSun,serif;max-width:46em;margin:2em auto;padding:0 1em;color:#1a1a1a}
h1{font-size:1.5em;line-height:1.4;text-align:center}h2{font-size:1.15em;text-align:center;margin-top:2em}h3{font-size:1em;text-align:center}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1em;font-size:.9em;border-block:1px solid #ccc;padding:.8em 0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}.preamble{text-align:center;font-size:.9em;color:#444}.warning{border:1px solid #b45309;padding:.6em}
.note{font-size:.9em;color:#444;margin-inline-start:2em}p{margin:.5em 0}`

/** What a browser may do with the document: show it, with its own style. */
export const documentPolicy = `sandbox allow-popups; default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'self'`

type Shown = Omit<LawDetail, 'url'>

/** A law as one page without scripts. */
export function toDocument(law: Shown, language: Language): string {
  const word = (name: string) => pick(documentWords[name] ?? { zh: name, en: name }, language)
  const title = inLanguage(law.zh ?? law.title, law.titleEn ?? law.title, language) ?? law.title
  const original = law.title === title ? '' : `<p class="preamble">${escaped(law.title)}</p>`
  const official = law.officialUrl ?? law.officialUrlEn
  const facts: [string, string | null][] = [
    ['number', law.num],
    ['unit', inLanguage(law.unit, law.unitEn, language)],
    ['published', law.publishDate],
    ['effective', law.effectiveDate],
    ['status', inLanguage(law.statusCn, law.statusEn, language)],
    ['asOf', law.asOf],
    ['textDay', law.textDays && pick(textDayPhrase(law.textDays), language)],
  ]
  const warning = law.parts.length === 0 ? word('noText') : law.isIncomplete ? word('incomplete') : null
  return page(language, {
    title,
    before: original,
    facts,
    official,
    body: [
      warning === null ? '' : `<p class="warning">${warning}</p>`,
      ...law.preamble.map((line) => `<p class="preamble">${escaped(line)}</p>`),
      ...law.parts.map((part) => toHtml(part, remarksOf(part, law.asOf, word('omitted'), language))),
    ],
  })
}

/** A notice as one page without scripts. */
export function toNoticeDocument({ title, number, authorities, issuedOn, url, text }: HeldNotice, language: Language) {
  return page(language, {
    title,
    before: '',
    facts: [
      ['number', number],
      ['unit', authorities.join('、') || null],
      ['published', issuedOn],
    ],
    official: url,
    body: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`<p>${escaped(line.trim())}</p>`])),
  })
}

interface Page {
  title: string
  /** Below the title; HTML. */
  before: string
  /** Name of the word, and value. */
  facts: readonly (readonly [string, string | null])[]
  official: string | null
  /** HTML. */
  body: readonly string[]
}

function page(language: Language, { title, before, facts, official, body }: Page): string {
  const word = (name: string) => pick(documentWords[name] ?? { zh: name, en: name }, language)
  const rows = facts.flatMap(([name, value]) =>
    value === null ? [] : [`<dt>${word(name)}</dt><dd>${escaped(value)}</dd>`],
  )
  if (official !== null) {
    const link = `<a href="${escaped(official)}" rel="noreferrer noopener" target="_blank">${escaped(official)}</a>`
    rows.push(`<dt>${word('official')}</dt><dd>${link}</dd>`)
  }
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1>${before}<dl>${rows.join('')}</dl>
${body.join('\n')}
</body></html>`
}

/** What we say of an article besides its text. */
function remarksOf(part: LawPart, asOf: string, omitted: string, language: Language): string[] {
  if (part.kind === 'heading') return []
  const stay = part.stayEnded === null ? [] : [pick(stayEndedPhrase(part.stayEnded, asOf), language)]
  return [...stay, ...(part.isOmitted ? [omitted] : [])]
}

function toHtml(part: LawPart, remarks: readonly string[]): string {
  if (part.kind === 'heading') return `<h${part.level + 1}>${escaped(part.text)}</h${part.level + 1}>`
  const lead = `<strong>${escaped([part.label, part.heading].filter(Boolean).join(' '))}</strong>`
  const [first, ...rest] = part.passages
  const isRunIn = part.heading === null && first?.kind === 'text'
  const head = `<p id="${escaped(part.id)}">${lead}${isRunIn ? `　${escaped(first.text)}` : ''}</p>`
  const passages = (isRunIn ? rest : part.passages).map(
    ({ kind, text }) => `<p${kind === 'text' ? '' : ' class="note"'}>${escaped(text)}</p>`,
  )
  return [head, ...passages, ...remarks.map((remark) => `<p class="note">${escaped(remark)}</p>`)].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
