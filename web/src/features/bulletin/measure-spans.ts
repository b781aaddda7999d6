/** For each text the number of rows its cell spans; undefined when the cell above covers it. */
export function spansOf(texts: readonly string[]): (number | undefined)[] {
  return texts.map((text, place) => {
    if (place > 0 && texts[place - 1] === text) return undefined
    const next = texts.findIndex((other, at) => at > place && other !== text)
    return (next === -1 ? texts.length : next) - place
  })
}
