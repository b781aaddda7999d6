/**
 * Authorities that publishers write with the name of an organisation below them or leave out, in English wording without
 * particles, the longer first; `;` between them.
 * Origin: names of organisations on the lists, each authority with several of them.
 */
export const superiorWordings = `
  ministry defense russian; russian ministry defense; ministry defense; ministry science higher education russian;
  ministry industrial trade russian; russian academy sciences; ras; state research center russian; state science center russian;
  national research center kurchatov institute; russian nuclear center; russian federal nuclear center; so called; branch`

/** Words of owners, which some publishers print before the name of a company. */
export const ownerWords = 'corporation concern holding group'

/** What kind of organisation has a name of its own, which many publishers leave out: NPO Kurganpribor, PMC Wagner. */
export const kindWordings = `
  research production association; research production enterprise; research production complexes; research production center;
  research production firm; research production; research technical center; production association; private military; trade house;
  research production company; scientific production`
