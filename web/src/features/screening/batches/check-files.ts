import { maxFileBytes, maxFiles } from '@qingdan/api/contract/screening/limits.ts'

export interface FileProblem {
  name: string
  problem: 'none' | 'tooMany' | 'type' | 'tooLarge' | 'empty'
}

/** The files to be sent, and what the server would refuse of the others without reading: number, name and size. */
export function checkFiles<Chosen extends Pick<File, 'name' | 'size'>>(
  files: readonly Chosen[],
): { good: readonly Chosen[]; problems: FileProblem[] } {
  if (files.length === 0) return { good: [], problems: [{ name: '', problem: 'none' }] }
  const problems: FileProblem[] = []
  const good = files.filter(({ name, size }) => {
    const problem = problemOf(name, size)
    if (problem !== null) problems.push({ name, problem })
    return problem === null
  })
  return good.length > maxFiles
    ? { good: [], problems: [...problems, { name: '', problem: 'tooMany' }] }
    : { good, problems }
}

function problemOf(name: string, size: number): FileProblem['problem'] | null {
  if (!/\.xlsx?$/i.test(name)) return 'type'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'tooLarge' : null
}
