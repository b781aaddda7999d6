import type { Source, SourceFormat } from '../source.ts'

/**
 * Files that we may use but not pass on: compilations of OpenSanctions, CC BY-NC 4.0, no redistribution without a
 * licence. The publisher's own notices and files are free of it.
 */
const closed = /(^|\/)(us-special-lists-opensanctions|eu-official-journal|ownership|opensanctions-\{date\})\//

/** Why a list has no starter edition if all its files at hand are such compilations. */
export const closedReason =
  'The only edition at hand is a compilation under CC BY-NC 4.0, which must not be passed on; the list comes with its first download or from SOURCE_MIRROR.'

/** Formats whose files each hold notices of their own, so that one can be missing. */
const separable: ReadonlySet<string> = new Set(['collections'])

/** The formats of a source that we may pass on; of a bundle of separate collections, the files that we may. */
export function openFormats({ formats }: Pick<Source, 'formats'>): SourceFormat[] {
  return formats.flatMap((format): SourceFormat[] => {
    const files = format.files.filter((file) => !closed.test(file))
    if (files.length === format.files.length) return [format]
    return files.length > 0 && separable.has(format.id) ? [{ ...format, files }] : []
  })
}
