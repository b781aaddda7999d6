const ooxmlParts = { '/word/document.xml': 'docx', '/xl/workbook.xml': 'xlsx' } as const

/** Kinds of files that may be attached, by their content. */
const types = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
} as const

export type AttachmentKind = keyof typeof types

export const contentTypeOf = (kind: AttachmentKind): string => types[kind]

/** The kind of a file by its content, whatever its name says; null: none that is accepted. */
export function attachmentKind(bytes: Buffer): AttachmentKind | null {
  const begins = (signature: string) => bytes.subarray(0, signature.length).toString('latin1') === signature
  if (begins('%PDF-')) return 'pdf'
  if (begins('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins('\xff\xd8\xff')) return 'jpg'
  if (begins('PK\x03\x04')) return ooxmlKind(bytes)
  return isPlainText(bytes) ? 'txt' : null
}

/** The file name with the ending of its kind. */
export function nameWithEnding(fileName: string, kind: AttachmentKind): string {
  const endings: readonly string[] = kind === 'jpg' ? ['jpg', 'jpeg'] : [kind]
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase()
  return ending !== undefined && endings.includes(ending) ? fileName : `${fileName || 'file'}.${kind}`
}

/** Documents with macros are refused by their part. Only the directory of the zip is read: nothing is unpacked. */
function ooxmlKind(bytes: Buffer): AttachmentKind | null {
  const names = zipNames(bytes)
  if (names === null || names.some((name) => /vbaProject|\.bin$/i.test(name))) return null
  for (const [part, kind] of Object.entries(ooxmlParts)) {
    if (names.includes(part.slice(1))) return kind
  }
  return null
}

const endOfDirectory = Buffer.from('504b0506', 'hex')
const entrySignature = 0x02014b50
const mostEntries = 5000

/** Names of the parts of a zip, from its directory; null when it is damaged. */
function zipNames(bytes: Buffer): string[] | null {
  const end = bytes.lastIndexOf(endOfDirectory)
  if (end === -1 || end + 22 > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let entry = 0; entry < Math.min(count, mostEntries); entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.subarray(at + 46, at + 46 + length).toString('utf8'))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** Text without control characters that does not begin as a page or a picture that runs scripts. */
function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return !/[\x00-\x08\x0b\x0e-\x1f]/.test(text) && !/^\s*<(?:[!?]|[a-z])/i.test(text)
}
