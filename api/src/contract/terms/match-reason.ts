import type { Explanation } from '../subject.ts'

/** Whether the query was a number of the subject: no words were compared. */
export function isByNumberAlone({ contributions }: Pick<Explanation, 'contributions'>): boolean {
  return contributions.length > 0 && contributions.every(({ term }) => term === 'identifier')
}
