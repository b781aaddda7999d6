import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'

/** The worst of each kind of input, up to its limit. `by` is who may send it. */
export interface WorstInput {
  kind: string
  by: 'visitor' | 'user' | 'admin'
  request: InjectOptions
}

interface Subjects {
  /** Subjects with the longest records. */
  largest: readonly string[]
}

const base = '/open-api/api/sanction'
const login = '/user-service/api/login/pwd'
const mebibyte = 1024 * 1024
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const jsonType = { 'content-type': 'application/json' }

const words = {
  han: [...'中国国际贸易有限公司科技集团股份北京上海深圳广州电子进出口实业发展控股投资重工航天航空工业研究院大学材料'],
  latin:
    'international trading company limited bank of group holding technology co ltd llc al mohammed ahmad ali general',
  arabic: 'شركة التجارة الدولية المحدودة محمد علي احمد بنك',
  cyrillic: 'общество с ограниченной ответственностью банк россии торговая',
  japanese: [...'株式会社日本貿易商事三菱重工業カブシキガイシャ'],
  short: [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}a`),
}

/** Texts of 300 characters; those of different rounds differ, because answers are cached. */
function textsOf(round: number): Record<string, string> {
  const fill = (parts: readonly string[], separator: string) =>
    Array.from({ length: 300 }, (_, at) => parts[(at * 7 + round) % parts.length])
      .join(separator)
      .slice(0, 300)
      .trim()
  return {
    'Han characters': fill(words.han, ''),
    'Latin words': fill(words.latin.split(' '), ' '),
    'words of two letters': fill(words.short, ' '),
    'Arabic words': fill(words.arabic.split(' '), ' '),
    'Cyrillic words': fill(words.cyrillic.split(' '), ' '),
    'Japanese characters': fill(words.japanese, ''),
    'combining marks': `a${'\u0301\u0316'.repeat(149 - round)}`,
    digits: fill([...'0123456789'], ''),
  }
}

/** Every input takes its limit of bytes, characters, fields, rows or pixels. */
export function worstInputs(subjects: Subjects, round: number): WorstInput[] {
  return [...forms(), ...documents(), ...searches(round), ...lists(), ...reads(subjects), ...files(subjects, round)]
}

function forms(): WorstInput[] {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at.toString(36)}`).join('&')
  const form = (kind: string, payload: string): WorstInput => ({
    kind,
    by: 'visitor',
    request: { method: 'POST', url: login, headers: formType, payload },
  })
  return [
    form('form of 64 KiB in a hundred fields', `userName=a&password=b&${names(97)}&z=${'%41'.repeat(21_000)}`),
    form('form of 64 KiB in many fields', names(13_000)),
    { kind: 'query of 15 KB in many fields', by: 'visitor', request: { url: `${base}/search?${names(3000)}` } },
  ]
}

function documents(): WorstInput[] {
  const json = (kind: string, payload: string): WorstInput => ({
    kind: `JSON of 1 MiB: ${kind}`,
    by: 'visitor',
    request: { method: 'POST', url: login, headers: jsonType, payload },
  })
  const long = (text: string) => JSON.stringify({ userName: text, password: 'x' })
  return [
    json('brackets', '['.repeat(mebibyte / 2 - 8) + ']'.repeat(mebibyte / 2 - 8)),
    json('names', `{${Array.from({ length: 80_000 }, (_, at) => `"f${at}":1`).join()}}`),
    json('escapes', `{"userName":"${'\\u0061'.repeat(170_000)}"}`),
    json('combining marks', long(`a${'\u0301\u0316'.repeat(250_000)}`)),
    json('a password', JSON.stringify({ userName: 'a', password: 'YWFh'.repeat(250_000) })),
  ]
}

function searches(round: number): WorstInput[] {
  const whole = 'minScore=0&pageSize=200'
  return [
    ...Object.entries(textsOf(round)).flatMap(([kind, text]): WorstInput[] => {
      const name = encodeURIComponent(text)
      return [
        { kind: `search of 300 ${kind}`, by: 'visitor', request: { url: `${base}/search?keyword=${name}&${whole}` } },
        {
          kind: `exact search of 300 ${kind}`,
          by: 'visitor',
          request: { url: `${base}/search/accurate?entityName=${name}&pageSize=200` },
        },
        {
          kind: `suggestions for 300 ${kind}`,
          by: 'visitor',
          request: { url: `${base}/search/entity/tips?keyword=${name}` },
        },
        {
          kind: `China’s lists for 300 ${kind}`,
          by: 'visitor',
          request: { url: `${base}/china/search?searchKey=${name}&pageSize=200` },
        },
        {
          kind: `notices for 300 ${kind}`,
          by: 'visitor',
          request: { url: `/open-api/api/morning/page?keyword=${name}&pageSize=200` },
        },
      ]
    }),
    {
      kind: 'search of a common word, every row',
      by: 'visitor',
      request: { url: `${base}/search?keyword=bank&${whole}` },
    },
  ]
}

function lists(): WorstInput[] {
  const get = (by: WorstInput['by'], url: string): WorstInput => ({ kind: url, by, request: { url } })
  return [
    get('visitor', `${base}/china/search?pageSize=200`),
    get('visitor', '/open-api/api/morning/page?pageSize=200'),
    get('visitor', '/open-api/api/dic/source/list'),
    get('visitor', '/open-api/api/dic/source/freshness'),
    get('visitor', '/health/ready'),
    get('visitor', '/openapi.json'),
    get('user', '/payment-service/api/my/record/page?pageSize=200'),
    get('user', '/open-api/api/user/collect/entity/page?pageSize=200'),
    get('admin', '/user-service/api/admin/audit/page?pageSize=200'),
  ]
}

function reads({ largest }: Subjects): WorstInput[] {
  const post = (kind: string, url: string, payload: object): WorstInput => ({
    kind,
    by: 'user',
    request: { method: 'POST', url, payload },
  })
  return largest.flatMap((id) => [
    { kind: `detail of ${id}`, by: 'user' as const, request: { url: `${base}/detail/entity?id=${id}` } },
    { kind: `history of ${id}`, by: 'user' as const, request: { url: `${base}/detail/history?id=${id}` } },
    post(`graph of ${id}`, `${base}/detail/graph/conduct/level`, { startCpyId: id, type: 1, level: 3 }),
    post(`table of ${id}`, `${base}/detail/graph/conduct/table`, { cpyId: id, level: 3 }),
  ])
}

function files({ largest: [id = ''] }: Subjects, round: number): WorstInput[] {
  const exported = (kind: string, picture: Buffer): WorstInput[] => {
    const fields = {
      id,
      searchKey: textsOf(round)['Han characters'] ?? '',
      base64Img: `data:image/png;base64,${picture.toString('base64')}`,
    }
    const url = `${base}/export/simple`
    return [
      {
        kind: `export with ${kind}, as JSON`,
        by: 'user',
        request: { method: 'POST', url, headers: jsonType, payload: JSON.stringify(fields) },
      },
      {
        kind: `export with ${kind}, as a form`,
        by: 'user',
        request: { method: 'POST', url, headers: formType, payload: `${new URLSearchParams(fields)}` },
      },
    ]
  }
  const garbage = Buffer.alloc(7 * mebibyte, 0xff)
  return [
    ...exported('a picture of 5 MiB', picture(1310, 1330, randomBytes)),
    ...exported('a picture of four million pixels', picture(2000, 2000, Buffer.alloc)),
    ...exported('a picture of 25 million plain pixels', picture(5000, 5000, Buffer.alloc)),
    ...exported('7 MiB that are no picture', garbage),
    uploaded('a card of 4,096 chunks', Buffer.concat([signature, header(4, 3), ...emptyChunks(4094)])),
    uploaded('a card of 1 MiB', picture(590, 590, randomBytes)),
  ]
}

function uploaded(kind: string, file: Buffer): WorstInput {
  const edge = 'edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  return {
    kind,
    by: 'user',
    request: {
      method: 'POST',
      url: '/user-service/api/file/upload',
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
    },
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of 24 bits a pixel. */
function picture(width: number, height: number, make: (bytes: number) => Buffer): Buffer {
  const line = 1 + 3 * width
  const pixels = make(height * line)
  for (let at = 0; at < pixels.length; at += line) pixels[at] = 0
  const packed = deflateSync(pixels, { level: 1 })
  return Buffer.concat([signature, header(width, height), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return chunk('IHDR', data)
}

function emptyChunks(count: number): Buffer[] {
  return Array.from({ length: count }, () => chunk('tEXt', Buffer.alloc(0)))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
