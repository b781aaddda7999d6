/**
 * Texts of one to five of the words (separated by spaces), some of them misspelt or written as one, the same in every
 * run.
 */
export function randomNames(count: number, list: string): string[] {
  const words = list.split(' ')
  let state = 5
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
  const word = (): string => {
    const chosen = words[next(words.length)] ?? ''
    const at = next(chosen.length + 1)
    const isWhole = next(4) > 0
    return isWhole ? chosen : chosen.slice(0, at) + String.fromCharCode(97 + next(26)) + chosen.slice(at + next(2))
  }
  return Array.from({ length: count }, () => Array.from({ length: 1 + next(5) }, word).join(next(6) === 0 ? '' : ' '))
}
