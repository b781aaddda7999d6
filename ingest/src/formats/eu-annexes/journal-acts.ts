import { Rejected } from '../../rejected.ts'

export interface Act {
  celex: string
  /** As it is cited: "Regulation (EU) No 833/2014". */
  title: string
  url: string
}

/** Cited as the Official Journal does: by number and year until 2014, by year and number since; of the Community until the Treaty of Lisbon. */
export function toAct(celex: string): Act {
  const [, year = '', letter, serial = ''] = /^3(\d{4})([RD])(\d{4})$/.exec(celex) ?? []
  if (letter === undefined) throw new Rejected(`"${celex}" is not the number of a regulation or a decision.`)
  const number = String(Number(serial))
  return {
    celex,
    title: titleOf(Number(year), letter, number),
    url: `https://eur-lex.europa.eu/eli/${eli(year, letter, number)}`,
  }
}

function titleOf(year: number, letter: string, number: string): string {
  if (letter === 'D') return year < 2015 ? `Decision ${year}/${number}/CFSP` : `Decision (CFSP) ${year}/${number}`
  if (year >= 2015) return `Regulation (EU) ${year}/${number}`
  // Lisbon entered into force on 1 December 2009, at Regulation No 1173/2009 or so.
  const isUnion = year > 2009 || (year === 2009 && Number(number) > 1173)
  return `Regulation (${isUnion ? 'EU' : 'EC'}) No ${number}/${year}`
}

function eli(year: string, letter: string, number: string): string {
  return `${letter === 'R' ? 'reg' : 'dec'}/${year}/${number}/oj`
}
