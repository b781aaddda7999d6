import { describe, expect, it } from 'vitest'
import { ownershipStatements } from './ownership-statements.ts'

const read = (text: string, name: string, isPerson = false) =>
  ownershipStatements(text, { names: [name], isPerson }).map(({ kind, toName, percent, note, isFormer }) => [
    kind,
    toName,
    percent ?? note ?? null,
    ...(isFormer ? ['former'] : []),
  ])

describe('a sentence about the party itself', () => {
  // Real sentences of the European and British lists.
  it.each([
    ['Trade Capital Bank is a subsidiary (99 %) of Tejarat Bank.', 'Trade Capital Bank', 'Tejarat Bank', 99],
    ['99 % owned by Tejarat Bank', 'Trade Capital Bank', 'Tejarat Bank', 99],
    ['Owned by Abdul Basir Noorzai (TAi.173).', 'Haji Basir Hawala', 'Abdul Basir Noorzai', null],
    [
      'The National Iranian Drilling Company (NIDC) is a subsidiary (100 %) of the state-owned and operated National Iranian Oil Company (NIOC).',
      'National Iranian Drilling Company',
      'National Iranian Oil Company',
      100,
    ],
    ['Bank Kargoshaie is a subsidiary of Bank Melli.', 'Bank Kargoshaie', 'Bank Melli', null],
    [
      'It is also a 100 % subsidiary of JSC Alabuga (entity listed by the Union since 18 December 2023), which is thus the ultimate beneficial owner of LLC Alabuga Development.',
      'LLC Alabuga Machinery',
      'JSC Alabuga',
      100,
    ],
  ])('%s', (text, name, owner, share) => {
    expect(read(text, name)).toEqual([['owned-or-controlled-by', owner, share]])
  })

  it('of a person says what is owned', () => {
    expect(
      read(
        'Mikhail SINELIN (hereafter SINELIN) is the co-founder and 50% shareholder of Newsfront.',
        'Mikhail Sinelin',
        true,
      ),
    ).toEqual([['owns-controls-or-operates', 'Newsfront', 50]])
  })

  it('has the whole name of a company that is written with full stops', () => {
    const text = 'Tatyana Khomenko is a co-founder and 33,3 % shareholder of LLC T.R.O.S., listed by the Union.'
    expect(read(text, 'Tatyana Khomenko', true)).toEqual([['owns-controls-or-operates', 'LLC T.R.O.S', 33.3]])
    expect(read('It is wholly owned by Dalian Port Co. Ltd. It makes pumps.', 'Pump LLC')).toEqual([
      ['owned-or-controlled-by', 'Dalian Port Co. Ltd', null],
    ])
  })

  it('that gives only a bound gives no share', () => {
    expect(read('The Government of Russia directly holds more than 50% of the shares in SBERBANK', 'SBERBANK')).toEqual(
      [['owned-or-controlled-by', 'Government of Russia', 'more than 50 %']],
    )
  })

  it('of what was is former', () => {
    expect(read('He was the owner of the company Stroygazmontazh until 2019.', 'Arkady Rotenberg', true)).toEqual([
      ['owns-controls-or-operates', 'Stroygazmontazh', null, 'former'],
    ])
  })
})

describe('says nothing of the party', () => {
  it.each([
    'VK’s sites reach more than 90 % of Russian internet users on a monthly basis.',
    'She is the Chief Executive Officer of Promtekhnologiya LLC, which owns the trademark ‘ORSIS’.',
    'Dobrolet was a subsidiary of a Russian State-owned airline.',
    'He is the Head of the Krasnaya Zvezda media holding, owned by the Russian Defence Ministry.',
    'The bank is owned by one of the world’s largest producers of ammonia.',
  ])('%s', (text) => {
    expect(read(text, 'Somebody Else', text.startsWith('She') || text.startsWith('He'))).toEqual([])
  })
})
