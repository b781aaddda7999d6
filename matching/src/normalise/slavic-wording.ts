/** Written only in names from Belarusian and Ukrainian: Kanstantsin, Buzouski, Siarhei, Dzmitry, Hara. */
const sign = /[aeo]u(?=[snk]|$)|dz(?=[ie])|ts(?=[ie])|avich$|(?<![ckpstzgd])h/
const ending = /(?:[aeio][vwu]a?|[oe]ff|sk[iy][iyj]?|ska[yij]a|[ey]nk[oa]|ch[uy]k|v[iy]t?s?ch|[aei][uv]na)$/

/** True if a word is certainly a family name or patronymic of the East Slavs. */
export function isEastSlavic(form: string): boolean {
  return ending.test(form)
}

/** True if a word is romanised from Belarusian or Ukrainian. */
export function isWestRomanised(form: string): boolean {
  return sign.test(form)
}

/**
 * A word as it sounds in Russian, Belarusian and Ukrainian alike: Karpiankau and Karpenkov become karpenkav, Molastau and
 * Molostov malastav, Hara and Gora hara.
 */
export function eastSlavicSound(form: string): string {
  return form
    .replace(/s?h?ch/g, 'C')
    .replace(/kh|g/g, 'h')
    .replace(/ks|x/g, 'X')
    .replace(/([aeo])[uw](?=[^aeiou]|$)/g, '$1v')
    .replaceAll('w', 'v')
    .replace(/dz(?=[iey])/g, 'd')
    .replace(/ts(?=[iey])/g, 't')
    .replace(/(?<=[^aeiouyj])[iyj]+[aeo]/g, 'e')
    .replace(/[iyj]+/g, 'i')
    .replace(/ie|io/g, 'e')
    .replace(/^i(?=[aeu])/, '')
    .replaceAll('o', 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=k)i$/, 'i')
}
