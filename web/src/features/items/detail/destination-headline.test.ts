import type { DestinationAnswer } from '@qingdan/api/contract/us-items.ts'
import { expect, test } from 'vitest'
import { headlineOf } from './destination-headline.ts'

type Asked = Parameters<typeof headlineOf>[0]
type Answer = DestinationAnswer['requirements'][number]['answer']

const asked = (answers: Answer[], besides: Partial<Asked> = {}): Asked => ({
  requirements: answers.map((answer) => ({ answer })),
  embargoes: [],
  referral: null,
  footnotes: [],
  ...besides,
})
const embargoes = [{ group: 'D:5', name: 'U.S. Arms Embargoed Countries' }]
const footnote = (section: string) => ({ text: `See ${section}.`, basis: [section] })

test.each<[string, Asked, ReturnType<typeof headlineOf>]>([
  ['a marked column', asked(['required', 'unmarked', 'required']), { phrase: 'to.required', count: 2, tone: 'bad' }],
  ['words that must be read', asked(['unanswered']), { phrase: 'to.unanswered', count: 1, tone: 'warn' }],
  ['nothing marked', asked(['unmarked', 'unnamed']), { phrase: 'to.unmarked', count: 0, tone: 'info' }],
  ['no requirement', asked([]), { phrase: 'to.none', count: 0, tone: 'info' }],
  [
    'nothing marked, under an embargo',
    asked(['unmarked'], { embargoes }),
    { phrase: 'to.elsewhere', count: 0, tone: 'warn' },
  ],
  [
    'nothing marked, with a footnote to part 746',
    asked(['unmarked'], { footnotes: [footnote('§ 746.8')] }),
    { phrase: 'to.elsewhere', count: 0, tone: 'warn' },
  ],
  [
    'nothing marked, with a footnote on one kind of item',
    asked(['unmarked'], { footnotes: [footnote('§ 742.6(a)(3)')] }),
    { phrase: 'to.unmarked', count: 0, tone: 'info' },
  ],
])('%s', (_, answer, headline) => {
  expect(headlineOf(answer)).toEqual(headline)
})
