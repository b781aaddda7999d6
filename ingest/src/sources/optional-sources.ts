import type { Source } from '../source.ts'
import { chSeco } from './ch-seco/source.ts'
import { euTrade } from './eu-trade/source.ts'
import { interpolUn } from './interpol-un/source.ts'
import { jpMof } from './jp-mof/source.ts'
import { nzRussia } from './nz-russia/source.ts'
import { sources } from './registry.ts'
import { twShtc } from './tw-shtc/source.ts'
import { uaNsdc } from './ua-nsdc/source.ts'
import { wbDebarred } from './wb-debarred/source.ts'

/** Lists that an installation has only if it names them (`OPTIONAL_LISTS`). */
export const optionalSources: readonly Source[] = [
  chSeco,
  wbDebarred,
  jpMof,
  uaNsdc,
  nzRussia,
  twShtc,
  euTrade,
  interpolUn,
]

/** The lists of every installation and the optional ones with these ids. Throws for an id that no optional list has. */
export function sourcesWith(optional: readonly string[]): readonly Source[] {
  const unknown = optional.filter((id) => optionalSources.every((source) => source.id !== id))
  if (unknown.length > 0) {
    const known = optionalSources.map(({ id }) => id).join(', ')
    throw new Error(`OPTIONAL_LISTS names ${unknown.join(', ')}, which is no optional list. These are: ${known}.`)
  }
  return [...sources, ...optionalSources.filter(({ id }) => optional.includes(id))]
}
