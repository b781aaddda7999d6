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

/** Only Swedish, Danish, Norwegian, Polish, Czech and Slovak spell a Slavic name so: Jurjevitj, Mykolajivna, Siergiejewicz, Kuznecovova. */
const foreignSign = /[iy]tj$|tj(?:enk|[uy]k)|[iy]cz$|j[eio]v(?:na$|ich)|(?:[eo]v|in)ova$/

/** German: Tschemesow, Schoigu. */
const germanSign = /tsch|sch(?=[aeiou])/
/** French: Douguine, Patrouchev, Kirientchenko. */
const frenchSign = /ou\w*(?:ine|[eo]va?)$|[^s]tch/

/** True if a word shows that the name is spelled as another language than English spells it. */
export function isForeignSpelling(form: string): boolean {
  return foreignSign.test(form) || germanSign.test(form) || frenchSign.test(form)
}

/** A word of such a name as English publishers spell it: Jevgenij is Yevgeniy, Tereschenko Teresjtjenko, Tschemesow Chemezov. */
export function inEnglishSpelling(form: string): string {
  if (germanSign.test(form)) return fromGerman(form)
  return frenchSign.test(form) ? fromFrench(form) : fromNeighbours(form)
}

function fromGerman(form: string): string {
  return form
    .replaceAll('schtsch', 'shch')
    .replaceAll('tsch', 'ch')
    .replaceAll('sch', 'sh')
    .replace(/(?<=[aeiou])s(?=[aeiou])/g, 'z')
    .replaceAll('ss', 's')
    .replaceAll('w', 'v')
    .replaceAll('j', 'y')
}

function fromFrench(form: string): string {
  return form
    .replaceAll('tch', 'C')
    .replaceAll('ch', 'sh')
    .replaceAll('C', 'ch')
    .replaceAll('ou', 'u')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/ine$/, 'in')
}

function fromNeighbours(form: string): string {
  return form
    .replace(/s(?:z|j(?:t?j)?)?cz|s?jtj/g, 'shch')
    .replace(/cz|tj(?![aeiou]?$)|tj$/g, 'ch')
    .replace(/sz|sj(?=[aeiou])/g, 'sh')
    .replace(/zj(?=[aeiou])/g, 'zh')
    .replace(/((?:[eo]v|in))ova$/, '$1a')
    .replaceAll('w', 'v')
    .replace(/(?<![aeiouy])ie(?=[rwvl])/g, 'e')
    .replaceAll('j', 'y')
}
