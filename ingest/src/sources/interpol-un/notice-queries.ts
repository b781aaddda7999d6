import { z } from 'zod'
import { readAnswer } from '../../index-pages/read-answer.ts'
import type { FoundAddress, IndexPage } from '../../source.ts'

const origin = 'https://ws-public.interpol.int'
/** An answer has at most this many notices, however many are asked for. */
const largestAnswer = 160

const committees = 'CD CF GB HT IQ IR KP LY ML SD SO SS TA YE'.split(' ')
/** Beginnings of the United Nations' numbers, each of fewer parties than an answer holds. */
const beginnings = [...committees, 'QD.0', 'QD.1', 'QD.2', 'QD.3', 'QD.4']

/** The first answers, of which each says how many notices there are. */
export const wholeAddresses = ['persons', 'entities'].map(
  (kind) => `${origin}/notices/v1/un/${kind}?resultPerPage=${largestAnswer}`,
)

const counted = z.object({ total: z.number().int().nonnegative() })

/** The answers that have all notices of a kind: the first one, and those for each beginning of a number if it is not whole. */
export function answersOf(page: IndexPage): FoundAddress[] {
  const { total } = readAnswer(page, counted)
  const kind = new URL(page.url).pathname.endsWith('/persons') ? 'persons' : 'entities'
  const whole = { url: page.url, name: `${kind}.json` }
  if (total <= largestAnswer) return [whole]
  const letter = kind === 'persons' ? 'i' : 'e'
  return [
    whole,
    ...beginnings.map((beginning) => {
      const number = `${beginning.slice(0, 2)}${letter}${beginning.slice(2)}`
      const url = new URL(page.url)
      url.searchParams.set('unReference', number)
      return { url: url.href, name: `${kind}-${number}.json` }
    }),
  ]
}
