import { tidyName } from '../../reading/tidy-text.ts'
import { lastCountry } from '../us-register/draft.ts'
import { splitName } from './split-name.ts'

export interface EntityAlias {
  name: string
  kind: 'aka' | 'fka'
}

export interface EntityText {
  name: string
  aliases: EntityAlias[]
  address: string
  /** Countries under which the publisher lists more addresses, as printed. */
  seeUnder: string[]
  /** The parent institution, if the entry names it. */
  parent: string
  subsidiaries: { name: string; aka: string; address: string }[]
  /** Entities that the entry lists under it, each with names and addresses of its own. */
  subordinates: Names[]
}

type Names = Pick<EntityText, 'name' | 'aliases' | 'address'>

/** Matches "a.k.a., the following two aliases, and three subordinate institutions:" in its many spellings. */
const announced =
  /[,;]?\s*\(?(?:(?<mark>[af]\.k\.a|aka)\s*\.?,?\s*(?:and |including |as )?(?:the )*(?:[a-z-]+ )?(?:follow(?:ing)?|one alias)\b|the following \w+ alias(?:es)?\b)[^\n:—]*?(?::|,(?=\s*\n)|(?=\n)|(?= —))/i
const marked = /[,;]?\s+\(?(?=(?:[af]\.k\.a|aka)\b)/i
const mark = /^\(?(?:[af]\.k\.a|aka)\b\.?,?\s*/i
const see = /[\s,.;]*\(?\s*see (?:also |alternate |also alternate )?address(?:es)? (?:under|in)?\s*([^)]+?)[).\s]*$/i
/** After a list of institutions: the addresses of all of them. */
const addressesOfAll = /\s+(?:The following )?addresses (?:for|apply)[^:]*:\s*/i
const listOfParts = /^The following (?<name>.+?) entities:\s*(?=—)/is
/** "; and the following four subordinate entities:" */
const subordinateList = /;\s*and the following [\w-]+ subordinate entities:\s*/i
const subordinate = /\n\s*Subordinate institut?ion:?[ \n]*/i

/** Reads one cell of the Entity List, the Unverified List or the Military End-User List. */
export function readEntity(cell: string): EntityText {
  const text = cell
    .replace(/\^(\d)\^(?=⁄)/g, ' $1')
    .replace(/\^([^^]*)\^/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n(?=alias(?:es)?:)/g, ' ')
    .replace(/(?<=;\s?)and(?=[\p{Lu}\d])/gu, 'and ')
    .replace(/\(Address:\s*([^()]*)\)/g, '$1')
    // "JSC Shipyard 'Zaliv;' JSC Zaliv Shipyard"
    .replace(/;'(?=\s)/g, "';")
    .replace(/(subordinate institution:)\s*—?\s*(?=\S)/g, '$1 ')
    .trim()
  const { body, seeUnder } = takeSee(text)
  const parts = listOfParts.exec(body)
  if (parts) {
    const lines = body.slice(parts[0].length).split(/\n+/)
    const named = lines.map((line) => ({ name: trimName(line), aka: '', address: '' }))
    return {
      name: oneLine(parts.groups?.['name'] ?? ''),
      aliases: [],
      address: '',
      seeUnder,
      parent: '',
      subsidiaries: named,
      subordinates: [],
    }
  }
  const [own = '', under = ''] = body.split(subordinateList)
  const [entity = '', ofAll = ''] = own.split(addressesOfAll)
  const [main = '', ...institutions] = entity.split(subordinate)
  const read = readNames(main)
  const subsidiaries = institutions.map(readNames)
  // Or the address follows the last of them.
  const shared = oneLine(ofAll) || (subsidiaries.at(-1)?.address ?? '')
  const subordinates = readSubordinates(under)
  const parent = /^(?<parent>.+?) subordinate institution:\s*—?(?<name>.+)$/is.exec(read.name)?.groups
  return {
    name: oneLine(parent?.['name'] ?? read.name),
    aliases: read.aliases,
    address: read.address || shared,
    seeUnder,
    parent: oneLine(parent?.['parent'] ?? ''),
    subordinates: subordinates.filter(({ name }) => !isDescription(name)),
    subsidiaries: [...subsidiaries, ...subordinates.filter(({ name }) => isDescription(name))].map(
      ({ name, aliases, address }) => ({
        name,
        aka: aliases.map((alias) => alias.name).join('; '),
        address: read.address === '' && address === shared ? '' : address,
      }),
    ),
  }
}

/** "Nuclear reactors (including power plants), …": kinds of facilities, without a name. */
function isDescription(text: string): boolean {
  return !/\s\(?\p{Lu}/u.test(text)
}

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Entities line by line, each after a dash; the announced number of aliases follows some of them, and an address on lines of its own. */
function readSubordinates(text: string): Names[] {
  const found: string[][] = []
  let aliases = 0
  for (const line of text.split(/\n+/).filter((one) => one.trim() !== '')) {
    const isNew = /^\s*—/.test(line) && aliases === 0
    if (/^\s*—/.test(line) && aliases > 0) aliases -= 1
    if (isNew) aliases = Math.max(0, counts.indexOf(/the following (\w+) alias/i.exec(line)?.[1]?.toLowerCase() ?? ''))
    if (isNew) found.push([line.replace(/^\s*—\s*/, '')])
    else found.at(-1)?.push(line)
  }
  return found.map((lines) => {
    const entity = lines.join('\n').replace(/[;\s]+(?:and)?\s*$/, '')
    return isDescription(entity) ? { name: oneLine(entity), aliases: [], address: '' } : readNames(entity)
  })
}

function takeSee(text: string): { body: string; seeUnder: string[] } {
  const found = see.exec(text)
  if (!found) return { body: text, seeUnder: [] }
  const countries = (found[1] ?? '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((country) => country.trim().replace(/^the /i, ''))
  return { body: text.slice(0, found.index), seeUnder: countries.filter((country) => country !== '') }
}

function readNames(text: string): Names {
  const start = announced.exec(text)
  if (start) {
    const kind = kindOf(start.groups?.['mark'])
    const rest = text.slice(start.index + start[0].length)
    const before = text.slice(0, start.index)
    const listed = readList(rest, kind)
    // "X (f.k.a. Y), a.k.a. the following aliases"
    const inside = readBrackets(before)
    return {
      name: inside?.name ?? trimName(before),
      aliases: [...(inside?.aliases ?? []), ...listed.aliases],
      address: listed.address,
    }
  }
  return readBrackets(text) ?? readMarks(text) ?? { ...readPlain(text), aliases: [] }
}

/** Aliases line by line, each after a dash; the address follows on its own lines, or after the last alias. */
function readList(text: string, kind: EntityAlias['kind']): Omit<Names, 'name'> {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  const isDash = (line: string) => /^\s*[—–-]/.test(line)
  const firstPlain = lines.findIndex((line) => !isDash(line))
  // A single alias may have no dash.
  const count = firstPlain < 0 ? lines.length : Math.max(firstPlain, lines.length > 0 ? 1 : 0)
  const included = /,? and to include the following.*$/is
  const ofAll = /\s*\(all of preceding located ([^()]*)\)/i
  const names = lines.slice(0, count).map((line) =>
    line
      .replace(/^\s*[—–-]\s*/, '')
      .replace(included, '')
      .replace(ofAll, ''),
  )
  const places = lines.slice(0, count).flatMap((line) => ofAll.exec(line)?.[1] ?? [])
  let address = [...places, lines.slice(count).join(' ')].filter((part) => part !== '').join('; ')
  if (address === '') {
    const last = splitBehind(names.at(-1) ?? '')
    names[names.length - 1] = last.name
    address = last.address
  }
  return { aliases: names.flatMap((name) => toAliases(name, kind)), address: oneLine(address) }
}

/** "More Shipyard. 1 Desantnikov Street, Crimea", "Huawei Suzhou OpenLab, Suzhou, China." */
function splitBehind(text: string): { name: string; address: string } {
  const { name = '', address = '' } =
    /^(?<name>.{3,}?[^.\s]{3,})\. (?<address>(?:[\dA-Zu]|d\. ?\d).*,.*)$/s.exec(text)?.groups ?? {}
  // In "Alexander Kuznetsov, Ordzhonikidze 10, Moscow; and Ulitsa Metallurgov, 29, Str. 1" the address begins before.
  if (name !== '' && !/\d/.test(splitName(oneLine(name)).address)) return { name, address }
  const split = splitName(oneLine(text))
  const isAddress = /\d/.test(split.address) || lastCountry(split.address) !== null
  return isAddress ? split : { name: text, address: '' }
}

/** "Name, (a.k.a. A, B and C), address", "Name (a.k.a. A; f.k.a. B) Address: …; Alt Address: …". */
function readBrackets(text: string): Names | null {
  const found =
    /^(?<name>[^(]+(?:\([^)]*\)[^(]*)?),?\s*\((?<inside>[af]\.k\.a[^)]*(?:\([^)]*\)[^)]*)*)\)[,.]?\s*(?<rest>.*)$/is.exec(
      text,
    )?.groups
  if (!found) return null
  const inside = found['inside'] ?? ''
  const pieces = inside.includes(';') ? inside.split(';') : inside.split(/,\s+(?!LLC|Ltd|JSC|OAO|Inc|and\b)|\s+and\s+/)
  let kind = kindOf(undefined)
  const aliases = pieces.flatMap((piece) => {
    const head = mark.exec(piece.trim())
    if (head) kind = kindOf(head[0])
    return toAliases(piece.trim().replace(mark, ''), kind)
  })
  const address = (found['rest'] ?? '').replace(/\s*Alt\.? Address:\s*/gi, '; ').replace(/^\s*Address:\s*/i, '')
  return { name: trimName(found['name'] ?? ''), aliases, address: oneLine(address) }
}

/** As many parts between commas behind one "a.k.a." are a list. */
const leastListed = 4

/** "Name, a.k.a. A, a.k.a. B, address", "Name, a.k.a. A, B, C, D, address" */
function readMarks(text: string): Names | null {
  const [name = '', ...others] = text.split(marked)
  if (others.length === 0) return null
  const last = readPlain((others.at(-1) ?? '').replace(mark, ''))
  const listed = last.name.split(/,\s+(?!(?:Co|Ltd|LLC|Inc|JSC)\b)/)
  const aliases = others.flatMap((piece, at) => {
    if (at < others.length - 1) return toAliases(piece.replace(mark, ''), kindOf(piece))
    return (listed.length < leastListed ? [last.name] : listed).flatMap((name) => toAliases(name, kindOf(piece)))
  })
  return { name: trimName(name), aliases, address: last.address }
}

function readPlain(text: string): { name: string; address: string } {
  const { name, address } = splitName(oneLine(text.replace(/,?\n+/g, ', ')))
  return { name: trimName(name), address: oneLine(address) }
}

/** The names of one printed alias, which may announce others ("JSC MSDB, f.k.a., Almaz"); the first is of the given kind. */
export function toAliases(text: string, kind: EntityAlias['kind']): EntityAlias[] {
  return (
    text
      .split(/;\s*(?:and\b)?|,?\s+\(?(?=[AaFf]\.[Kk]\.[Aa]\b|aka\s)/)
      .map((part) => {
        const head = mark.exec(part.trim())
        return { name: tidyName(trimName(part.trim().replace(mark, ''))), kind: head ? kindOf(head[0]) : kind }
      })
      // "… 'Zvezdochka;'" leaves an apostrophe.
      .filter(({ name }) => /[\p{L}\p{N}]/u.test(name))
  )
}

function kindOf(stated: string | undefined): EntityAlias['kind'] {
  return /^\(?f/i.test(stated ?? '') ? 'fka' : 'aka'
}

/** Removes the punctuation and the "and" before the next item; the full stop of an abbreviation stays. */
function trimName(text: string): string {
  const plain = oneLine(text)
    .replace(/^[—–\s-]+/, '')
    .replace(/[;,\s]+(?:and)?[;,\s]*$/i, '')
  const isShort =
    /(?:\b(?:Ltd|Co|Inc|Corp|Sdn|Bhd|Pte|Pvt|Est|Bros|Dev|Tech|Man|Sti|Şti|Jr|Ind|Elec|Equip|Eng|Mfg|Intl)|(?:^|[\s.])[A-Z])\.$/i.test(
      plain,
    )
  return (isShort ? plain : plain.replace(/[.\s]+$/, '')).replace(/^“([^“”]*)”$/, '$1')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
