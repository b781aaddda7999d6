/** Folds a name so that two prints of it are equal: letters and digits only, "Limited" as "Ltd.". */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\blimited\b/g, 'ltd')
    .trim()
}
