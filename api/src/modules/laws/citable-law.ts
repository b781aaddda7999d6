import type { LawCategory } from '@qingdan/database/law-text.ts'
import type { Library } from './library.ts'
import { lawFields } from './row.ts'

/** A law as texts cite it: the version in force, by its names. */
export interface CitableLaw {
  id: string
  /** Titles and short titles; of a foreign law the English title. */
  names: string[]
  /** Ids of its articles, by id and by the label printed: `744.11`, `第三条`. */
  articles: ReadonlyMap<string, string>
}

/** Also in the name of another law: 实施《中华人民共和国反外国制裁法》的规定. */
const officialName = /中华人民共和国/g
const officialSuffix = / of the People[’']s Republic of China$/

/** Their titles are words of many texts: “Democratic Republic of the Congo”. */
const notLaws: readonly LawCategory[] = ['programme', 'regime', 'list']

/** One version of each law: the one in force on a day, otherwise the newest. */
export function citableLaws({ laws }: Library, day: string): CitableLaw[] {
  return [...Map.groupBy(laws, ({ law }) => law.work).values()].flatMap((group): CitableLaw[] => {
    const versions = group[0]?.versions ?? []
    const cited = versions.find((version) => lawFields(version, day).status === 'in-force') ?? versions[0]
    if (cited === undefined) return []
    const { title, abbreviation, countryCode, category, parts } = cited.law
    const isLaw = !notLaws.includes(category)
    const stated = countryCode === 'CN' ? [title.zh, abbreviation, title.en] : isLaw ? [title.en] : []
    const names = stated.flatMap((name) =>
      name === null ? [] : [name, name.replace(officialName, ''), name.replace(officialSuffix, '')],
    )
    const articles = parts.flatMap((part) => (part.kind === 'article' ? [part] : []))
    return [
      {
        id: cited.id,
        names: [...new Set(names)],
        articles: new Map(articles.flatMap(({ id, label }) => [[id, id] as const, [label, id] as const])),
      },
    ]
  })
}
