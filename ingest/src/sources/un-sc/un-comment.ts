import type { Fact } from '@qingdan/database/record.ts'
import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import type { Fields } from './parse.ts'

const noticeLabel = 'INTERPOL-UN Security Council Special Notice'
const linkInComment = new RegExp(`\\s*${noticeLabel} web link:\\s*(https?://\\S+)`, 'g')

/**
 * The comment without the addresses of special notices, and the notices. An address without a notice's number is the
 * page that everybody has; the publisher moved it between comment and element, and each move was an amendment.
 */
export function toComment(fields: Fields): { text: string; notices: Fact[] } {
  const links = new Set([fields['INTERPOL_LINK'] ?? ''])
  const text = (fields['COMMENTS1'] ?? '').replace(linkInComment, (_, link: string) => {
    links.add(link)
    return ''
  })
  const own = [...links].filter((link) => link.includes('#'))
  return {
    text: text.trim(),
    notices: own.map((value) => ({ key: 'interpol-notice', label: noticeLabel, value })),
  }
}

/** The number of the ship that the comment is about; null for an owner, whose IMO number has another check digit. */
export function imoOfShip(comment: string): string | null {
  const number = /^IMO(?: number)?:? *(\d{7})\b/i.exec(comment)?.[1]
  const recognised = number === undefined ? null : recogniseIdentifier(number)
  return recognised?.kind === 'imo' && recognised.check === 'fits' ? (number ?? null) : null
}
