import { basename, dirname } from 'node:path'

const mostFiles = 25
/** Migrations are read by date, and those that are merged stay where they are. */
const growing = ['database/src/migrations']

/** Folders with too many code files to overlook; tests and stylesheets do not count. */
export function largeFoldersOf(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (/\.(test|spec)\.[a-z]+$/.test(basename(file)) || !/\.(ts|tsx|mjs)$/.test(file)) continue
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles && !growing.includes(folder)
      ? `${folder} holds ${count} files: divide it by what a reader looks for, at most ${mostFiles} each`
      : [],
  )
}
