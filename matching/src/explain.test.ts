import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from './model.ts'
import { createComparer, type PreparedQuery, prepareQuery } from './score.ts'

const { explainSubject } = createComparer()
const explainName = (query: PreparedQuery, name: ListedName, type: PartyKind) =>
  explainSubject(query, { names: [name], type, details: null }, 0)

function marked(query: string, listed: string, type: PartyKind): string[] {
  const name = { value: listed, quality: 'strong', kind: 'primary' } as const
  return explainName(prepareQuery(query, type), name, type).highlights.map(({ start, end }) => listed.slice(start, end))
}

describe('highlights cover the characters that matched', () => {
  it.each<[string, string, PartyKind, string[]]>([
    ['Vladimir Putin', 'Владимир Владимирович ПУТИН', '02', ['Владимир', 'ПУТИН']],
    ['Muhammad Ali', 'محمد علي', '02', ['محمد', 'علي']],
    ['Kim Jong Un', '김정은', '02', ['김', '정', '은']],
    ['김정은', 'KIM Jong Un', '02', ['KIM', 'Jong', 'Un']],
    ['Sean OBrien', "O'BRIEN, Seán", '02', ["O'BRIEN", 'Seán']],
    ['Jose Munoz', 'José MUN\u0303OZ', '02', ['José MUN\u0303OZ']],
    ['𠮷田商事', '𠮷田商事株式会社', '01', ['𠮷田商事']],
    ['Tanaka Taro', 'タナカ タロウ', '02', ['タナカ', 'タロウ']],
    ['李家超', 'LEE, Ka-chiu John', '02', ['LEE', 'Ka', 'chiu']],
    ['Hsiao-ming Chang', '張曉明', '02', ['張', '曉', '明']],
    ['huawei', '华为技术有限公司', '01', ['华为']],
    ['Vektor LLC', 'ООО «Вектор»', '01', ['ООО', 'Вектор']],
    ['Bank Melli', 'BANK  MELLI , IRAN', '01', ['BANK', 'MELLI']],
  ])('%s in %s', (query, listed, type, parts) => {
    expect(marked(query, listed, type)).toEqual(parts)
  })
})
