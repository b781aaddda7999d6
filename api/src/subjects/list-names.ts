/** Regulation (EU) No 833/2014, Annex XLV.A */
const annexOfRegulation = /^Regulation \((EC|EU)\)(?: No)? (\d+\/\d+)(?:, Annex (.+))?$/
const unions: Readonly<Record<string, string>> = { EC: '欧共体', EU: '欧盟' }
const halves: readonly [RegExp, string][] = [
  [/\.PERSONS$/, '（个人）'],
  [/\.ENTITIES$/, '（实体）'],
]

/** The Chinese name of a list within a source: from the source (`names`), or by its number for an annex of an EU regulation; otherwise null. */
export function listNameCn(list: string, names: Readonly<Record<string, string>>): string | null {
  if (Object.hasOwn(names, list)) return names[list] ?? null
  const [, union = '', number, annex] = annexOfRegulation.exec(list) ?? []
  if (number === undefined) return null
  const regulation = `（${unions[union]}）第 ${number} 号条例`
  if (annex === undefined) return regulation
  return `${regulation}附件 ${halves.reduce((name, [part, half]) => name.replace(part, half), annex)}`
}
