import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Language } from '../../contract/bilingual.ts'

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

/** SHA-256, in hex, over the canonical JSON (RFC 8785, UTF-8) of what is printed. */
export function hashOf(document: PrintedDocument): string {
  return sha256(canonicalize(document) ?? '')
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
