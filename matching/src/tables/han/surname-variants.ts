import { words } from '../words.ts'

/**
 * Family names whose simplification merges what people keep apart, and family names that registries have written both ways. Forms of one
 * name are together, separated by a stroke. Origin: general knowledge; the scheme of 1977, withdrawn, for the second.
 */
const merged = words('於|于 後|后 範|范 葉|叶 鍾|鐘|钟 餘|余 薑|姜 穀|谷 臺|台 乾|干')
const bothWays = words('萧蕭|肖 阎閻|闫 傅|付 戴|代 邱|丘')

export type SurnameVariant = 'merged' | 'bothWays'

interface Form {
  kind: SurnameVariant
  name: string
  form: number
}

const forms = new Map<string, Form>()
for (const [kind, names] of [['merged', merged] as const, ['bothWays', bothWays] as const]) {
  for (const name of names) {
    for (const [form, characters] of name.split('|').entries()) {
      for (const character of characters) forms.set(character, { kind, name, form })
    }
  }
}

/** How two written family names are one name in another writing; null when they are written alike, or are two names. */
export function surnameVariant(one: string, other: string): SurnameVariant | null {
  const first = forms.get(one)
  const second = forms.get(other)
  if (first === undefined || second === undefined) return null
  return first.name === second.name && first.form !== second.form ? first.kind : null
}
