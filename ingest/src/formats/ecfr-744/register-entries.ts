import type { RegisterEntity } from '../us-register/parse.ts'
import { readEntity } from './entity-text.ts'
import type { ListedEntry } from './entries.ts'

const seeUnder = /[\s,.;]*\(?\s*see (?:also |alternate |also alternate )?address(?:es)? (?:under|in).*$/is
const subordinate = /^Subordinate institution of (.+)$/i

/**
 * An entry of a supplement as the register gives it: name and address are separate, and footnote numbers are plain
 * digits after the text they mark. `notes` is the licence requirement of the Entity List; on the Military End-User
 * List it names the parent institution.
 */
export function toEntry(entity: RegisterEntity): ListedEntry {
  // Some names are cut off in the middle of their aliases.
  const [name = '', cut = ''] = entity.name.split(/,?\s*\((?=[af]\.k\.a)/)
  const named = readEntity(name)
  const ofAddress = readEntity(`X, a.k.a., the following one alias:\n—Y.\n\n${entity.address}`)
  const parent = subordinate.exec(entity.notes)?.[1] ?? named.parent
  const stated =
    cut === '' ? entity.aliases : [cut.replace(/^[af]\.k\.a\.?,?\s*/, '').replace(/\)$/, ''), ...entity.aliases]
  const names = stated
    .filter((alias) => alias !== '')
    .map((alias) => ({ name: alias.replace(/[;,\s]+$/, ''), kind: 'aka' as const }))
  return {
    country: entity.country,
    entity: {
      ...named,
      parent,
      aliases: [...named.aliases, ...names],
      address: entity.address.replace(seeUnder, ''),
      seeUnder: ofAddress.seeUnder,
    },
    licenceRequirement: parent === '' ? markFootnotes(entity.notes) : '',
    licencePolicy: '',
    citations: entity.federalRegister,
  }
}

/** In "§§ 734.9(g),3 746.8" and "of the EAR) 4": a digit where no section number is possible. */
function markFootnotes(text: string): string {
  return text
    .replace(/(734\.9\([a-z]\)(?:\(\d\))?,? ?)([1-5])(?=[ ,])/g, '$1^$2^')
    .replace(/(of the EAR\.?\)?\.?) ?([1-5])\.?$/, '$1^$2^')
}
