/**
 * One spelling for what romanisations of Cyrillic write differently: Tekhnicheskii, Technicheskiy and Tehnicheski become
 * tehnicheski, Tsentr and Centr centr. For comparing only; lower-case Latin letters.
 */
export function neutralSpelling(form: string): string {
  return form
    .replace(/ts?ch/g, 'ch')
    .replaceAll('sch', 'sh')
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
    .replace(/ch(?![aeiouy])/g, 'h')
    .replace(/ck|c(?![hei])/g, 'k')
    .replace(/t[sz]/g, 'c')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replace(/[iyj]+/g, 'i')
    .replace(/io(?=v)/g, 'e')
    .replace(/(.)\1+/g, '$1')
}
