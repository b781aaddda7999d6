import type { ChartRow } from '@qingdan/database/control-list.ts'
import { describe, expect, it } from 'vitest'
import { answerRequirement, citationsIn } from './destination.ts'
import { readDestinationRule } from './destination-rules.ts'

describe('the words of a requirement', () => {
  it.each([
    ['Worldwide control. See § 742.4(a)(5) and (b)(10) of the EAR.', { kind: 'worldwide', except: [] }],
    ['Worldwide (see § 742.6(a)(6)(ii)).', { kind: 'worldwide', except: [] }],
    [
      'To or within any destination worldwide, see § 742.6(a)(6)(iii)(A) of the EAR.',
      { kind: 'worldwide', except: [] },
    ],
    [
      'A license is required for all destinations, as specified in § 742.13 of the EAR.',
      { kind: 'worldwide', except: [] },
    ],
    [
      'A license is required for ALL destinations, except Canada, regardless of end use.',
      { kind: 'worldwide', except: ['CA'] },
    ],
    ['A license is required for ALL destinations regardless of end-use.', { kind: 'worldwide', except: [] }],
    [
      'A license is required for items controlled by this entry to Iran and North Korea for anti-terrorism reasons.',
      { kind: 'named', codes: ['IR', 'KP'], groups: [], without: [] },
    ],
    [
      'A license is required for items controlled by paragraph .c of this entry to North Korea for anti-terrorism reasons.',
      { kind: 'named', codes: ['KP'], groups: [], without: [] },
    ],
    [
      'A license is required for items controlled by this entry for export or reexport to Iraq and transfer within Iraq.',
      { kind: 'named', codes: ['IQ'], groups: [], without: [] },
    ],
    [
      'China, Russia, or Venezuela (see § 742.6(a)(7)).',
      { kind: 'named', codes: ['CN', 'RU', 'VE'], groups: [], without: [] },
    ],
    [
      'China, Russia or Venezuela (see § 742.6(a)(7)).',
      { kind: 'named', codes: ['CN', 'RU', 'VE'], groups: [], without: [] },
    ],
    [
      'To or within Macau or a destination specified in Country Group D:5 of supplement no. 1 to part 740 of the EAR. See § 742.4(a)(4) of the EAR.',
      { kind: 'named', codes: ['MO'], groups: ['D:5'], without: [] },
    ],
    [
      'To or within the United Arab Emirates or destinations specified in Country Groups D:1, D:4, and D:5 of supplement no. 1 to part 740 of the EAR, excluding any destination also specified in Country Groups A:5 or A:6.',
      { kind: 'named', codes: ['AE'], groups: ['D:1', 'D:4', 'D:5'], without: ['A:5', 'A:6'] },
    ],
    [
      'A license is required for items controlled by this entry for export or reexport to Iraq or Pakistan or transfer within Iraq or Pakistan for regional stability reasons.',
      { kind: 'named', codes: ['IQ', 'PK'], groups: [], without: [] },
    ],
    [
      'A license is required for items controlled by this entry to North Korea for anti-terrorism reasons.',
      { kind: 'named', codes: ['KP'], groups: [], without: [] },
    ],
  ])('%s', (text, rule) => {
    expect(readDestinationRule(text)).toEqual(rule)
  })

  it.each([
    'See § 746.1(b) for UN controls',
    'See § 746.8 for specific license requirements and license review policy.',
    'Refer to § 742.15 of the EAR.',
    'N/A.',
    'A license is required for all destinations except those of Country Group A:1.',
    'To or within Atlantis or a destination specified in Country Group D:5.',
    'To or within destinations specified in Country Groups D:1 and D:5, except those of the second kind.',
    'A license is required for ALL destinations, except Ruritania, regardless of end use.',
  ])('are left to the reader: %s', (text) => {
    expect(readDestinationRule(text)).toBeNull()
  })
})

const row: ChartRow = { name: 'China', countryCode: 'CN', footnotes: [], columns: ['NS 1', 'RS 1'], referral: null }
const frame = { columns: [], footnotes: [], notices: [] }
const china = { row, frame, groups: ['D:1', 'D:5'] }
const requirement = { scope: 'NS applies to entire entry', text: '', columns: [], origin: 'table' as const }

describe('a requirement for a destination', () => {
  it('is answered by the chart where it has a column', () => {
    const answer = (columns: string[]) => answerRequirement({ ...requirement, columns }, china)
    expect(answer(['NS 1'])).toEqual({ answer: 'required', ground: { kind: 'column', names: ['NS 1'] } })
    expect(answer(['AT 1'])).toEqual({ answer: 'unmarked', ground: { kind: 'column', names: ['AT 1'] } })
  })

  it('is never answered by the chart for a destination that it refers elsewhere', () => {
    const iran = { ...china, row: { ...row, columns: [], referral: 'See part 746 of the EAR' } }
    expect(answerRequirement({ ...requirement, columns: ['NS 1'] }, iran)).toEqual({
      answer: 'unanswered',
      ground: { kind: 'referral', names: [] },
    })
  })

  it('is answered by its words where they name destinations or groups', () => {
    const text =
      'To or within destinations specified in Country Groups D:1 and D:4, excluding any destination also specified in Country Groups A:5 or A:6.'
    const answer = (groups: string[]) => answerRequirement({ ...requirement, text }, { ...china, groups }).answer
    expect(answer(['D:1'])).toBe('required')
    expect(answer(['D:1', 'A:6'])).toBe('unnamed')
    expect(answer(['B'])).toBe('unnamed')
    expect(answerRequirement({ ...requirement, text: 'See § 746.1(b) for UN controls' }, china)).toEqual({
      answer: 'unanswered',
      ground: null,
    })
  })

  it('is left to the reader where its words name the destination and exclude a group of it', () => {
    const text =
      'To or within the United Arab Emirates or destinations specified in Country Groups D:1 and D:4, excluding any destination also specified in Country Groups A:5 or A:6.'
    const answer = (groups: string[]) =>
      answerRequirement({ ...requirement, text }, { ...china, row: { ...row, countryCode: 'AE' }, groups })
    expect(answer(['A:5', 'B'])).toEqual({
      answer: 'unanswered',
      ground: { kind: 'named-but-excluded', names: ['A:5'] },
    })
    expect(answer(['B'])).toEqual({ answer: 'required', ground: { kind: 'named', names: ['AE'] } })
  })

  it('has its paragraphs', () => {
    expect(citationsIn('See § 742.4(a)(5) and (b)(10), § 742.4(a)(5) and §742.18 of the EAR.')).toEqual([
      '§ 742.4(a)(5)',
      '§742.18',
    ])
    expect(citationsIn('See Sections 742.19 and 746.4 of the EAR')).toEqual(['742.19', '746.4'])
    expect(citationsIn('See part 746 and supplement no. 1 to part 740; 123.45 cm')).toEqual(['part 746'])
  })
})
