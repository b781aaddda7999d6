import { expect, test } from 'vitest'
import { attachmentKind, nameWithEnding } from './attachment-kind.ts'

/** A zip of empty parts: entries, then the directory. */
function zip(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const directory = names.map((name) => {
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50)
    head.writeUInt16LE(name.length, 28)
    return Buffer.concat([head, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(entries).length, 16)
  return Buffer.concat([...entries, ...directory, end])
}

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n…'), 'pdf'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'jpg'],
  ['a workbook', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['a letter', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['notes', Buffer.from('核对了营业执照\r\n\t与护照'), 'txt'],
  ['a page', Buffer.from(' <!doctype html><script>alert(1)</script>'), null],
  ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), null],
  ['a program', Buffer.from('MZ\x90\0\x03'), null],
  ['a workbook with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin'), null],
  ['any zip', zip('readme.txt'), null],
  ['a cut zip', zip('xl/workbook.xml').subarray(0, 60), null],
  ['nothing', Buffer.alloc(0), null],
])('%s is told by its content', (_what, bytes, kind) => {
  expect(attachmentKind(bytes)).toBe(kind)
})

test('a file has the ending of what it is', () => {
  expect(nameWithEnding('licence.PDF', 'pdf')).toBe('licence.PDF')
  expect(nameWithEnding('photo.jpeg', 'jpg')).toBe('photo.jpeg')
  expect(nameWithEnding('page.html', 'txt')).toBe('page.html.txt')
  expect(nameWithEnding('', 'png')).toBe('file.png')
})
