import { CFB } from '@e965/xlsx'
import { maxFileBytes } from '../../../contract/screening/batch.ts'

/** Why a file is refused whole. */
export type FileRefusal =
  | 'extension'
  | 'empty'
  | 'tooLarge'
  | 'program'
  | 'text'
  | 'webPage'
  | 'otherFile'
  | 'protected'
  | 'damaged'
  | 'unpacked'
  | 'noHeadings'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooSlow'

/** The file is refused whole. */
export class RefusedFile extends Error {
  readonly reason: FileRefusal
  constructor(reason: FileRefusal, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** A workbook by its content; a wrong ending between the two does no harm. */
export type WorkbookKind = 'xlsx' | 'xls'

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The kind of an uploaded workbook, by its first bytes and its parts. Throws `RefusedFile` for anything else. */
export function workbookKind(fileName: string, bytes: Buffer): WorkbookKind {
  if (!/\.xlsx?$/i.test(fileName.trim())) throw new RefusedFile('extension')
  if (bytes.length === 0) throw new RefusedFile('empty')
  if (bytes.length > maxFileBytes) throw new RefusedFile('tooLarge')
  if (startsWith(bytes, 'PK\x03\x04')) return 'xlsx'
  if (bytes.subarray(0, ole.length).equals(ole)) return checkedXls(bytes)
  throw new RefusedFile(whatElse(bytes))
}

function checkedXls(bytes: Buffer): 'xls' {
  let parts: ReturnType<typeof CFB.read>
  try {
    parts = CFB.read(bytes, { type: 'buffer' })
  } catch (cause) {
    throw new RefusedFile('damaged', cause)
  }
  // An xlsx with a password is kept in the container of old files.
  if (CFB.find(parts, '/EncryptedPackage')) throw new RefusedFile('protected')
  if (!CFB.find(parts, '/Workbook') && !CFB.find(parts, '/Book')) throw new RefusedFile('otherFile')
  return 'xls'
}

function whatElse(bytes: Buffer): FileRefusal {
  if (startsWith(bytes, 'MZ') || startsWith(bytes, '\x7fELF')) return 'program'
  const text = textOf(bytes)
  if (text === null || startsWith(bytes, '%PDF')) return 'otherFile'
  return /^\s*</.test(text) ? 'webPage' : 'text'
}

/** The beginning of the file as text; null when it is none. */
function textOf(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 4096)
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le').slice(1)
  return head.includes(0) ? null : head.toString('utf8').replace(/^\uFEFF/, '')
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).toString('latin1') === signature
}
