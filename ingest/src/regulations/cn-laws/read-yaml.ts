import { parse } from 'yaml'
import { z } from 'zod'
import { Rejected } from '../../rejected.ts'
import { articleStart } from './article-numbers.ts'
import { articleId, collectParts, type LawText } from './law-parts.ts'

interface Node {
  type: string
  label?: string | undefined
  title?: string | undefined
  content: (string | Node)[]
}

const Node: z.ZodType<Node> = z.object({
  type: z.string(),
  label: z.string().optional(),
  title: z.string().optional(),
  get content() {
    return z.array(z.union([z.string(), Node])).default([])
  },
})
const Instrument = z.object({ approval_history: z.array(z.string()).default([]), content: z.array(Node) })

const headingLevels: Readonly<Record<string, number>> = { part: 1, chapter: 1, section: 2 }

/** A law as the transcription by article in YAML has it; its text is broken into lines as in the PDF. */
export function readYaml(content: string): LawText {
  const instrument = Instrument.safeParse(parse(content))
  if (!instrument.success) throw new Rejected(`A text by article is not in its usual form: ${instrument.error.message}`)
  const parts = collectParts()
  const addLine = (line: string) => parts.paragraph(line)
  for (const line of instrument.data.approval_history) addLine(line)
  for (const node of instrument.data.content) addNode(node)
  return parts.text

  function addNode(node: Node): void {
    const level = headingLevels[node.type]
    if (level !== undefined) parts.heading(level, [node.label, node.title].filter(Boolean).join(' '))
    if (node.type === 'clause') addClause(node)
    else for (const child of node.content) addChild(child, node.label)
  }
  function addClause({ label = '', content: children }: Node): void {
    const [first, ...rest] = children
    const text = typeof first === 'string' ? joined(first) : ''
    const start = articleStart.exec(`${label} ${text}`)?.groups
    if (start === undefined) throw new Rejected(`An article of a text is called “${label}”.`)
    parts.article(start['label'] ?? '', articleId(start['number'] ?? '', start['sub']), text)
    for (const child of rest) addChild(child, undefined)
  }
  function addChild(child: string | Node, label: string | undefined): void {
    if (typeof child !== 'string') addNode(child)
    else addLine(`${label ?? ''}${joined(child)}`)
  }
}

/** Chinese text has no spaces of its own between characters; those of the PDF are at its ends of lines. */
function joined(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[^\w]) | (?=[^\w])/g, '')
    .trim()
}
