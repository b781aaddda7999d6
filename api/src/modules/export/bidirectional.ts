import bidiFactory from 'bidi-js'

const bidi = bidiFactory()
/** Hebrew, Arabic and similar scripts, with their presentation forms. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** A run of one direction, in reading order. */
export interface DirectedRun {
  text: string
  isRightToLeft: boolean
}

/** The runs of a line in visual order (UAX 9), in a left-to-right document; brackets are mirrored. */
export function directedRuns(line: string): DirectedRun[] {
  if (!rightToLeft.test(line)) return [{ text: line, isRightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: { text: string; level: number }[] = []
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0
    const character = mirrored.get(at) ?? line.charAt(at)
    const last = runs.at(-1)
    if (last?.level === level) last.text += character
    else runs.push({ text: character, level })
  }
  const highest = Math.max(...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) reverseStretches(runs, level)
  return runs.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }))
}

/** Reverses each sequence of runs at this embedding level or deeper (UAX 9, rule L2). */
function reverseStretches(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end++
    runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
    start = end
  }
}
