import type { MatchGround, PossiblySame } from '../../contract/matches/possible-match.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import type { Block } from './document.ts'
import type { Words } from './words.ts'

/** The other subjects that are possibly the same party, with their lists and the grounds; nothing without any. */
export function possibleBlocks(words: Words, { possiblySame }: SubjectDetail): Block[] {
  const { say } = words
  if (possiblySame.length === 0) return []
  const head = [say('name'), say('lists'), say('grounds')]
  const rows = possiblySame.map((other) => rowOf(words, other))
  return [
    { kind: 'section', text: say('possiblySame') },
    { kind: 'paragraph', text: say('possiblyNote') },
    { kind: 'table', head, widths: [30, 25, 45], rows },
  ]
}

function rowOf(words: Words, { id, name, nameZh, status, lists, grounds }: PossiblySame): string[] {
  const { say, pick } = words
  const standing = lists.filter(({ state }) => state !== 'ended')
  const names = standing.map((list) => pick({ zh: list.shortNameCn, en: list.shortName }))
  return [
    [...new Set([name, nameZh ?? name]), id].join('\n'),
    status === 'listed' ? names.join(say('separator')) : say(status),
    // The starting point of the sum is no ground to a reader.
    grounds
      .filter(({ kind }) => kind !== 'prior')
      .map((ground) => groundText(words, ground))
      .join('\n'),
  ]
}

function groundText({ say, pick }: Words, { points, labelZh, labelEn, shared, own, other }: MatchGround): string {
  const values = own && other ? [pick(own), pick(other)].join(' / ') : shared.map(pick).join(say('separator'))
  const label = pick({ zh: labelZh, en: labelEn })
  const text = values === '' ? label : say('groundValues', { label, values })
  return say(points < 0 ? 'groundAgainst' : 'groundFor', { text })
}
