import { createHash } from 'node:crypto'
import type { Language } from '../../language/language.ts'

/** A piece of a document, its words already in the document's language and its values as published. */
export type Block =
  | { kind: 'section'; text: string }
  | { kind: 'heading'; text: string; note: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** `widths`: shares of the page. */
  | { kind: 'table'; head: string[]; widths: readonly number[]; rows: string[][] }
  /** SHA-256 of the picture's bytes. */
  | { kind: 'picture'; sha256: string }

/** Everything that is printed, from top to bottom, in the order it is printed. */
export interface PrintedDocument {
  /** Says how the rest is to be read; the hash covers it. */
  format: 'qingdan-export-1'
  language: Language
  /** Of this document alone: two of the same moment are two. */
  serial: string
  /** ISO 8601 UTC. */
  madeAt: string
  /** User name, in the watermark. */
  madeFor: string
  /** Index that searches saw; null before the first. */
  dataVersion: string | null
  subject: { id: string; type: string; name: string }
  /** Publisher's dates of the lists that are quoted, ISO. */
  lists: { sourceId: number; shortName: string; shortNameCn: string; date: string | null }[]
  title: string
  /** The name in the other script, and how the subject stands. */
  subtitle: string[]
  blocks: Block[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** JSON with the keys of every object in code-unit order and nothing between tokens, as RFC 8785 has it for text and whole numbers. */
function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`).join(',')}}`
}

/** SHA-256, in hex, over the canonical JSON (UTF-8) of what is printed. */
export function hashOf(document: PrintedDocument): string {
  return sha256(canonicalJson(JSON.parse(JSON.stringify(document)) as Json))
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
