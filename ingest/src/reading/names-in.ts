const also = /[\s,;(]*\b[afn]\.\s?k\.\s?a\b\.?[,:]?\s*/i
const inBrackets = /^(?<before>.*?)\s*\([afn]\.\s?k\.\s?a\b\.?[,:]?\s*(?<alias>(?:[^()]|\([^()]*\))+)\)(?<after>.*)$/i

/** A name without the signs that part it from the next one: "HPSTAR;". */
export function withoutEnd(name: string): string {
  return name.replace(/[\s;:,]+$/, '')
}

/**
 * The names in one text: "Dana Holdings a.k.a Dana Astra", "OAO Molot (f.k.a., ZAO Molot)", "F.K.A. Presidency Office".
 * The first stays first.
 */
export function namesIn(text: string): string[] {
  const inside = inBrackets.exec(text)?.groups
  const pieces = inside
    ? [`${inside['before'] ?? ''}${inside['after'] ?? ''}`, ...namesIn(inside['alias'] ?? '')]
    : text.split(also)
  return pieces.map((piece) => withoutEnd(piece).trim()).filter((piece) => piece !== '')
}
