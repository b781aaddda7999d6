/** Name of the list, as both its own file and the Consolidated Screening List spell it. */
export const deniedPersonsList = 'Denied Persons List'

const also = /\s*(?:-\s*AKA\s*-\s*|(?:\bA\.?K\.?A\.?\b|\bALSO KNOWN AS\b|\bD\/B\/A\b|\bF\/K\/A\b)[:\s]+)/i
/** "COREZING INTERNATIONAL -AKAS- COREZING TECH PTE LTD, CORE ZING" */
const several = /,?\s*-?\bAKAS\b-?,?\s+/i

/**
 * Splits "PEARL (A.K.A. NEI-CHIEN CHU) LI", "SIBERIAN AIRLINES D/B/A S7 AIRLINES" or "KOW SENG LIM -AKA- JAMES WONG"
 * into the name and its aliases.
 */
export function splitDeniedName(stated: string): { name: string; aliases: string[] } {
  const inside = /^(?<before>[^(]*)\((?:A\.?K\.?A\.?:?)\s+(?<alias>[^)]+)\)\s*(?<after>.*)$/i.exec(stated)?.groups
  if (inside) {
    const name = `${inside['before'] ?? ''} ${inside['after'] ?? ''}`.replace(/\s+/g, ' ').trim()
    return { name, aliases: [(inside['alias'] ?? '').trim()] }
  }
  const [first = '', list = ''] = stated.split(several)
  const [name = '', ...aliases] = [...first.split(also), ...list.split(', ')].map((part) =>
    part.replace(/[,;\s]+$/, '').trim(),
  )
  return { name, aliases: aliases.filter((alias) => alias !== '') }
}
