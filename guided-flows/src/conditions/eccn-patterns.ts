import type { EccnList } from '../model.ts'
import { every, negation, some, type Truth } from './truth.ts'

/** `3B001.c.1` lies under `3B001.c`; whether `3B001` does is unknown: the paragraph was not given. */
function liesUnder(code: string, pattern: string): Truth {
  const own = code.toUpperCase().split('.')
  const wanted = pattern.toUpperCase().split('.')
  const shared = Math.min(own.length, wanted.length)
  for (let i = 0; i < shared; i += 1) if (own[i] !== wanted[i]) return false
  return own.length >= wanted.length ? true : null
}

/** Whether an ECCN, with or without its paragraph, is on a list and not among its exceptions. */
export function isListed(code: string, list: Pick<EccnList, 'values' | 'except'>): Truth {
  const listed = some(list.values.map((pattern) => liesUnder(code, pattern)))
  if (listed === false || list.except === undefined) return listed
  return every([listed, negation(some(list.except.map((pattern) => liesUnder(code, pattern))))])
}
