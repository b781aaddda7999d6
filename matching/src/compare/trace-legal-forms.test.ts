import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from '../model.ts'
import { createComparer, type PreparedQuery, prepareQuery } from '../score.ts'

const { explainSubject } = createComparer()
const explainName = (query: PreparedQuery, name: ListedName, type: PartyKind) =>
  explainSubject(query, { names: [name], type, details: null }, 0)

function alignment(query: string, listed: string) {
  const name = { value: listed, quality: 'strong', kind: 'primary' } as const
  const { explanation, highlights } = explainName(prepareQuery(query, '01'), name, '01')
  return {
    tokens: explanation.tokens.map(({ query, listed, relation }) => [query, listed, relation]),
    marked: highlights.map(({ start, end }) => listed.slice(start, end)),
  }
}

describe('legal forms in the alignment', () => {
  it('are paired across languages', () => {
    const { tokens, marked } = alignment('Siemens Bank AG', 'Siemens Bank Aktiengesellschaft')
    expect(tokens.at(-1)).toEqual(['AG', 'Aktiengesellschaft', 'equivalent'])
    expect(marked).toEqual(['Siemens', 'Bank', 'Aktiengesellschaft'])
  })

  it('are paired across scripts, and do not count as missing words', () => {
    const { tokens } = alignment('丹东至诚金属材料有限公司', 'Dandong Zhicheng Metallic Material Co., Ltd.')
    expect(tokens.at(-1)).toEqual(['有限公司', 'Co., Ltd.', 'equivalent'])
    expect(tokens.filter(([one, other]) => one === null || other === null)).toEqual([])
  })

  it('that exclude each other are in conflict', () => {
    expect(alignment('Deutsche Bank AG', 'Deutsche Bank GmbH').tokens.at(-1)).toEqual(['AG', 'GmbH', 'conflict'])
  })

  it('that only one side states are shown separately from missing words', () => {
    expect(alignment('华为', '华为技术有限公司').tokens).toEqual([
      ['华为', '华为', 'same'],
      [null, '技术', 'missing'],
      [null, '有限公司', 'missing'],
    ])
  })

  it('are part of whole names that are equal', () => {
    expect(alignment('BANK MELLI CO', 'Bank Melli Co').tokens).toEqual([['BANK MELLI CO', 'Bank Melli Co', 'same']])
  })
})
