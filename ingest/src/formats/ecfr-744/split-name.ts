import { typeByName } from '../../reading/party-type.ts'

const legal =
  'Co|Cos|Company|Ltd|Limited|Inc|Incorporated|LLC|L\\.L\\.C|LLP|LP|JSC|J\\.S\\.C|PJSC|OJSC|CJSC|OJS|OAO|OOO|ZAO|PAO|AO|TOO|FZE|F\\.Z\\.E|FZCO|FZC|FZ-LLC|FZ LLC|FZLLC|DMCC|DWC-LLC|GmbH|S\\.?A\\.?L|S\\.?A\\.?R\\.?L|SRL|S\\.r\\.l|S\\.?A|SAS|S\\.A\\.S|SPA|S\\.p\\.A|Sdn|Bhd|Berhad|Pte|Pvt|Pty|Corp|Corporation|Plc|BV|B\\.V|NV|AS|A\\.S|A\\.Ş|Oy|AB|AG|KG|Kft|SUE|FSUE|FGUP|FGUE|FGBU|FKU|FAU|GUP|Sirketi|Şirketi|Ltd\\. Sti|Ltd Sti|Ltd\\. Şti|Sti|Şti|STI|Anonim|Est|Establishment|Holding|Holdings|Group|Trading|NPO|NPP|NPK|IP'
/** "Ltd.", "Co. Ltd.", "JSC (EMZ)". */
const legalSegment = new RegExp(`^(?:(?:${legal})\\.?[ ,]*(?:and |& )?)+(?:\\s*\\([^)]*\\))*\\.?$`, 'i')
/** "Ltd. Chengdu Research Institute": a legal form in the middle of a name. */
const legalBefore =
  /^(?:Ltd|Limited|Inc|LLC)\.? [^\d]*\b(?:Institute|Lab|Laboratory|Branch|Center|Centre|Division|Department)$/i
/** Legal forms that end a name; after "corporation" or "group" the name of a part may follow. */
const endsLegal = /(?:^|[\s(])(?:Ltd|Limited|L\.?L\.?C|Inc|FZE|FZCO|FZC|SARL|GmbH|JSC|S\.A\.L|Pte|Bhd)\.?\)?$/i
const institution =
  /\b(?:NPO|NPP|NPK|institute?|institution|academy|universit[yé]|department|faculty|laborator(?:y|ies)|centre|center|branch|division|bureau|ministry|school|college|plant|factory|company|enterprises?|directorate|group|joint[- ]stock|limited liability|production|association|affairs|service|agency|sciences?|research|design|subordinate|corporation|office of|representative office|section|complex|works|foundation|troops|forces|command|equipment|technology|electronics)\b/i
const place =
  /\d|\b(?:street|str|st|road|rd|avenue|ave|boulevard|blvd|lane|alley|building|bldg|floor|flr|room|rm|suite|flat|tower|house|block|villa|plaza|highway|expressway|park|zone|district|province|p\.?o\.?|box|village|city|town|county|region|oblast|market|mall|area|estate|square|embankment|prospect|prospekt|shosse|highway|ulitsa|ul|per|pereulok|republic of|airport|port|khayaban|caddesi|cad|mahallesi|mah|sokak|next to|opposite|near|behind|kowloon|hong kong|campus|phase|sector|stalls?|shop|unit \w+|(?:business|industrial|trade|data|commercial|shopping) cent(?:er|re))\b|^(?:including|as well as|to include)\b/i

/** "Co., Ltd. No. 1 Xifei Road": an address may follow a name without a comma. */
const runOn = /\b(Ltd\.?|LLC|Inc\.|Limited|Co\.|Parts) (?=No\.? ?[A-Z]?\d|Floor |Room |\d{1,5} )/g
/** "Safinat Group. South Sudan", "UPTK. 1 Institutskaya Street", "Ltd.; HA'Assif 19" */
const newSentence = /^(?<name>.{4,}?[A-Za-z]{3}[.;]{1,2}) (?<rest>\d{1,5} .*|South Sudan\.?|[A-Z]['’A-Za-z]+ \d+)$/

export interface NameAndAddress {
  name: string
  address: string
}

/**
 * Finds where a name ends and its address begins in "Name, Co., Ltd., Room 1, Shenzhen, China". The name continues
 * over legal forms and over parts that name an institution and no place. Text without a comma is a name, unless an
 * address that starts with a number follows a full stop.
 */
export function splitName(text: string): NameAndAddress {
  const segments = splitTop(text.replace(runOn, '$1, '))
  let taken = 1
  const isPerson = typeByName(segments[0] ?? '').type === '02'
  while (taken < segments.length) {
    const segment = segments[taken] ?? ''
    const isComplete = isPerson || endsLegal.test(segments.slice(0, taken).join(', '))
    // "711 Aircraft Repair Plant (711 ARZ)" is numbered, and no place.
    const unnumbered = segment.replace(/^\d{2,3} (?=\p{Lu})|\s*\([^()]*\)$/gu, '')
    const isPart = !isComplete && taken < segments.length - 1 && institution.test(segment) && !place.test(unnumbered)
    if (!legalSegment.test(segment) && !legalBefore.test(segment) && !isPart) break
    taken += 1
  }
  const name = segments.slice(0, taken).join(', ')
  const address = segments.slice(taken).join(', ')
  const at = newSentence.exec(name)?.groups
  if (!at) return { name, address }
  return {
    name: (at['name'] ?? '').replace(/;$/, ''),
    address: [at['rest'] ?? '', address].filter((part) => part !== '').join(', '),
  }
}

/** The parts between commas, ignoring commas in brackets and quotes. */
function splitTop(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if ('(“'.includes(character)) depth += 1
    else if (')”'.includes(character)) depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  parts.push(text.slice(start).trim())
  return parts.filter((part) => part !== '')
}
