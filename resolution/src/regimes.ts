import type { SourceRecord } from '@qingdan/database/record.ts'

/**
 * Sanctions regimes by the words of their programmes and lists, in the wording of all authorities. One party is
 * usually listed by all of them under the same regime. Origin: the programmes of the loaded lists, read one by one.
 */
const regimes: readonly (readonly [regime: string, words: RegExp])[] = [
  ['afghanistan', /taliban|\bafg\b|afghan|1988/i],
  ['balkans', /balkans?|bosnia|\bbih\b|ffry/i],
  ['belarus', /belarus|\bblr\b/i],
  ['central-africa', /central african|\bcaf\b|\bcar\b/i],
  ['chemical-weapons', /chemical weapons|\bchem\b/i],
  ['congo', /congo|\bcod\b|\bdrc\b/i],
  ['corruption', /corruption|guatemala|\bgtm\b/i],
  ['cyber', /cyber|\bcyb\b/i],
  ['drugs', /sdnt|drugs/i],
  ['guinea', /guinea|\bgin\b/i],
  ['haiti', /haiti|\bhti\b/i],
  ['human-rights', /human rights|glomag|\bhr\b|magnit|jvcfor/i],
  ['iran', /iran|irgc|ifsr|\birn\b|1737/i],
  ['iraq', /iraq|\birq\b|1518/i],
  ['korea', /dprk|\bprk\b|north korea|1718/i],
  ['lebanon', /lebanon/i],
  ['libya', /libya|\blby\b|1970/i],
  ['mali', /\bmali\b|\bmli\b/i],
  ['moldova', /moldova|\bmda\b/i],
  ['myanmar', /myanmar|burma|\bmmr\b/i],
  ['nicaragua', /nicaragua|\bnic\b/i],
  ['russia', /russia|ukrain|\bukr\b|\brus\b|rusda|crimea|peesa/i],
  ['somalia', /somalia|\bsom\b|shabaab/i],
  ['south-sudan', /south ?sudan|\bssd\b/i],
  ['sudan', /(?<!south ?)sudan|darfur|(?:^|-)sdnz?$|1591/i],
  ['syria', /syria|\bsyr\b|paarssr/i],
  ['terror', /terror|taqa|al-qa|isil|1267|1373|\bsdgt\b|\bfto\b|\bham\b|hamas/i],
  ['tunisia', /tunisia|\btun\b/i],
  ['turkey', /turkey|\btur\b/i],
  ['venezuela', /venezuela|\bven\b/i],
  ['yemen', /yemen|\byem\b/i],
  ['zimbabwe', /zimbabwe/i],
]

/** Regimes under which the record is listed, in the order of the table. */
export function regimesOf({ listings }: SourceRecord): string[] {
  const texts = listings.flatMap(({ list, programmes }) => [list, ...programmes])
  return regimes.filter(([, words]) => texts.some((text) => words.test(text))).map(([regime]) => regime)
}
