/** "5 × 103 Gy" of a copy that has no raised digits: what stands after "× 10" is the exponent, never a number of its own. */
const power = /(\d ?× ?10)(-?[1-9]\d?)(?!\d|[.,]\d)/

/** A text in turns: what stands on the line, and an exponent that belongs above it. */
export function splitPowers(text: string): string[] {
  const [before = '', ...rest] = text.split(new RegExp(power, 'g'))
  const turns = [before]
  for (let at = 0; at + 2 < rest.length + 1; at += 3) {
    turns[turns.length - 1] += rest[at] ?? ''
    turns.push((rest[at + 1] ?? '').replace('-', '−'), rest[at + 2] ?? '')
  }
  return turns
}
