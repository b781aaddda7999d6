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

/** Characters of the longest name of the table. */
export const longestTranscribed = lazy(() => Math.max(...[...table().keys()].map((han) => han.length)))

/** Latin forms of a name of another people as Chinese writes it; none when the table does not know it. */
export function transcribedForms(han: string): readonly string[] {
  return table().get(han) ?? []
}
