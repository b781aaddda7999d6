import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Language } from '../../contract/bilingual.ts'

/** A block of a document: labels in the document's language, values as published. */
export type Block =
  | { kind: 'section'; text: string }
  | { kind: 'heading'; text: string; note: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** `widths`: fractions of the page width. */
  | { kind: 'table'; head: string[]; widths: readonly number[]; rows: string[][] }
  /** SHA-256 of the picture's bytes. */
  | { kind: 'picture'; sha256: string }

/** The printed content, in printing order. */
export interface PrintedDocument {
  /** Version of this format; the hash covers it. */
  format: 'qingdan-export-1'
  language: Language
  /** Unique id: two documents created at the same moment differ. */
  serial: string
  /** ISO 8601 UTC. */
  madeAt: string
  /** User name, for the watermark. */
  madeFor: string
  /** The index in use; null before the first one. */
  dataVersion: string | null
  subject: { id: string; type: string; name: string }
  /** Publisher's dates of the quoted lists, ISO. */
  lists: { sourceId: number; shortName: string; shortNameCn: string; date: string | null }[]
  /** Sources of a document about an item or a law, with the day of their text, ISO. */
  texts?: { title: string; titleCn: string; date: string | null }[]
  title: string
  /** The name in the other script, and the state of the subject. */
  subtitle: string[]
  blocks: Block[]
}

/** SHA-256, in hex, over the canonical JSON (RFC 8785, UTF-8) of the printed content. */
export function hashOf(document: PrintedDocument): string {
  return sha256(canonicalize(document) ?? '')
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
