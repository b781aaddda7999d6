/** Page numbers to offer: the first, the last, and two neighbours of the current one; null is a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const shown = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}
