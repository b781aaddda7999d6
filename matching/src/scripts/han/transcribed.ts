import { personTokens } from '@qingdan/chinese-names/name-words.ts'
import { lazy } from '../../lazy.ts'
import { transcribedNames } from '../../tables/han/transcribed-names.ts'

const table = lazy(
  () =>
    new Map<string, readonly string[]>(
      transcribedNames
        .split(/[\n/]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => {
          const [han = '', forms = ''] = entry.split('=')
          return [han, forms.split(',')] as const
        }),
    ),
)

/** A single character begins too many Chinese names. */
const shortestPart = 2

/** Names are compared without it, as they are stored. */
const article = /^(?:al|el|ad|ar|as|an|ash)-/

const conventional = lazy(() => {
  const forms = new Map<string, string[]>()
  const add = (han: string, latin: string): void => {
    const known = forms.get(han)
    if (known === undefined) forms.set(han, [latin])
    else if (!known.includes(latin)) known.push(latin)
  }
  for (const [han, latin] of table()) if (han.length >= shortestPart) for (const form of latin) add(han, form)
  for (const { token, zh } of personTokens()) {
    const words = token.replace(article, '').split('-')
    for (const written of zh) {
      // Of a double name each part is a name: 利沃娃-别洛娃.
      const parts = written.split('-')
      if (parts.length !== words.length) continue
      for (const [index, han] of parts.entries()) if (han.length >= shortestPart) add(han, words[index] ?? '')
    }
  }
  return forms
})

const longestPart = lazy(() => Math.max(...[...conventional().keys()].map((han) => han.length)))

/** Characters of the longest name of the table. */
export const longestTranscribed = lazy(() => Math.max(...[...table().keys()].map((han) => han.length)))

/** Latin forms of a name of another people as Chinese writes it; none when the table does not know it. */
export function transcribedForms(han: string): readonly string[] {
  return table().get(han) ?? []
}

/** Latin forms of a part of a foreign name that is written by convention; none for a single character. */
export function conventionalForms(han: string): readonly string[] {
  return conventional().get(han) ?? []
}

const hanByForm = lazy(() => {
  const found = new Map<string, string[]>()
  for (const [han, forms] of conventional()) {
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), han])
  }
  return found
})

/** The table has a Latin form for other names only, none of which shares a form with `forms`: Adam beside Adams. */
export function isFormOfOther({ form }: { form: string }, forms: readonly { form: string }[]): boolean {
  const names = hanByForm().get(form)
  if (names === undefined) return false
  return !names.some((han) => conventionalForms(han).some((other) => forms.some((one) => one.form === other)))
}

/** The forms of each part of a name. */
export function formsOfParts({ characters, parts }: { characters: readonly string[]; parts: readonly number[] }) {
  return parts.map((from, at) => conventionalForms(characters.slice(from, parts[at + 1] ?? characters.length).join('')))
}

/**
 * Start of each part of a foreign name without middle dots, if parts written by convention follow each other from its
 * beginning to its end, the fewest possible; null otherwise.
 */
export function conventionalParts(characters: readonly string[]): number[] | null {
  const best: (number[] | null)[] = [[]]
  for (let to = 1; to <= characters.length; to++) {
    best[to] = null
    for (let from = Math.max(0, to - longestPart()); from <= to - shortestPart; from++) {
      const before = best[from]
      if (!before || !conventional().has(characters.slice(from, to).join(''))) continue
      const found = best[to]
      if (!found || found.length > before.length + 1) best[to] = [...before, from]
    }
  }
  return best[characters.length] ?? null
}
