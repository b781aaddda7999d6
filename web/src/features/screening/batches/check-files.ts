import { maxFileBytes, maxFiles } from '@qingdan/api/contract/screening/limits.ts'

export interface FileProblem {
  name: string
  problem: 'none' | 'tooMany' | 'type' | 'tooLarge' | 'empty'
}

/** What the server would refuse without reading: number, name and size of files. */
export function checkFiles(files: readonly Pick<File, 'name' | 'size'>[]): FileProblem[] {
  if (files.length === 0) return [{ name: '', problem: 'none' }]
  if (files.length > maxFiles) return [{ name: '', problem: 'tooMany' }]
  return files.flatMap(({ name, size }): FileProblem[] => {
    if (!/\.xlsx?$/i.test(name)) return [{ name, problem: 'type' }]
    if (size === 0) return [{ name, problem: 'empty' }]
    return size > maxFileBytes ? [{ name, problem: 'tooLarge' }] : []
  })
}
