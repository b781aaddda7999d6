import type { DestinationAnswer } from '@qingdan/api/contract/us-items.ts'

type Answered = Pick<DestinationAnswer, 'embargoes' | 'referral' | 'footnotes'> & {
  requirements: readonly Pick<DestinationAnswer['requirements'][number], 'answer'>[]
}

/** The sentence above the rows of a destination. */
interface Headline {
  phrase: 'to.required' | 'to.unanswered' | 'to.elsewhere' | 'to.none' | 'to.unmarked'
  /** Of the requirements that it is about. */
  count: number
  tone: 'bad' | 'warn' | 'info'
}

/** Embargoes and special controls: they apply to an item whose entry asks for no licence. */
const specialControls = /\b746\b/

/** What the requirements of an entry say of a destination; where other rules apply to it too, never that none does. */
export function headlineOf({ requirements, embargoes, referral, footnotes }: Answered): Headline {
  const numberOf = (wanted: string) => requirements.filter(({ answer }) => answer === wanted).length
  const required = numberOf('required')
  if (required > 0) return { phrase: 'to.required', count: required, tone: 'bad' }
  const unanswered = numberOf('unanswered')
  if (unanswered > 0) return { phrase: 'to.unanswered', count: unanswered, tone: 'warn' }
  const isSpecial = footnotes.some(({ basis }) => basis.some((section) => specialControls.test(section)))
  if (embargoes.length > 0 || referral !== null || isSpecial) return { phrase: 'to.elsewhere', count: 0, tone: 'warn' }
  return { phrase: requirements.length === 0 ? 'to.none' : 'to.unmarked', count: 0, tone: 'info' }
}
