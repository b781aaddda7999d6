const slavicMasculine = /(?:[oe]v|in|yn|sk(?:i|y|ii|iy|ij|yi|yy)|ts?k(?:i|y|ii|iy))$/
const slavicFeminine = /(?:[oe]va|ina|yna|sk(?:aya|aia|aja)|ts?k(?:aya|aia|aja))$/

/** One name with the endings of the two sexes: Ivanov / Ivanova, Dostoevsky / Dostoevskaya, Antonio / Antonia. */
export function differBySex(one: string, other: string): boolean {
  if (slavicMasculine.test(one) && slavicFeminine.test(other)) return one.slice(0, 4) === other.slice(0, 4)
  if (slavicMasculine.test(other) && slavicFeminine.test(one)) return one.slice(0, 4) === other.slice(0, 4)
  if (one.length !== other.length || one.length < 5 || one.slice(0, -1) !== other.slice(0, -1)) return false
  const ends = one.slice(-1) + other.slice(-1)
  return ends === 'oa' || ends === 'ao'
}
