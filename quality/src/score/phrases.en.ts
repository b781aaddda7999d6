import type { Contribution } from '@qingdan/matching/model.ts'
import { filePhrases } from '@qingdan/screening/cli/file-phrases.en.ts'

/** Texts of `score`. `against` and `inFavour` are keyed by the term of a contribution. */
export const phrases = {
  same: 'same name',
  sameOtherwise: 'same name, written otherwise',
  close: 'close in writing',
  alike: 'names agree',
  unlike: 'names do not agree',
  separator: '; ',
  against: {
    spelling: 'spelling differs',
    sound: 'agrees by sound only',
    equivalent: 'short or other form of a name',
    initial: 'initial for a name',
    order: 'other order',
    conflict: 'a distinctive word differs',
    missing: 'words missing or extra',
    single: 'too little in common',
    descent: 'father and son exchanged',
    sexMark: 'male and female form',
    legalForm: 'legal form differs',
    number: 'numbers differ',
    place: 'places differ',
    commonName: 'what agrees tells too little',
    limit: 'not the same name',
    generalName: 'general words only',
    otherCountry: 'names another country',
    otherParty: 'only a trade name or part of a name agrees',
    weakAlias: 'weak alias',
    shortForm: 'Chinese short form of ours',
    birthDate: 'birth date differs',
    sex: 'sex differs',
    country: 'country differs',
  },
  inFavour: {
    identifier: 'same identifier',
    birthDate: 'birth date agrees',
    country: 'country agrees',
  },
  detail: { birthDate: 'birthDate', sex: 'sex', country: 'country' },
  unread: '{column}{side} "{value}" cannot be read; scored without it',
  file: filePhrases,
  problem: {
    ragged: 'not scored: the row has more or fewer cells than there are headings',
    empty: 'not scored: a name is empty',
  },
  help: `
Columns: name1 and name2 (needed), schema (Person, Company, Vessel, Airplane …), birthDate1/2, sex1/2, country1/2, identifier1/2;
any others are kept. Adds score, band and reason.
Exit codes: 0 every row scored, 1 not done or not finished, 2 call not understood, 3 some rows not scored.`,
  failure: {
    usage: 'Usage: npm run --silent score -- pairs.csv [--out scored.csv] [--lang en|zh]',
    noFile: 'There is no file {name}.',
    emptyFile: '{name} is empty.',
    unreadable: '{name}, row {row}: a quotation mark is opened and never closed. Rows before it are written.',
    noColumn: '{name} has no column {column}. It needs name1 and name2, and better schema too.',
    sameFile: 'The output would overwrite the input {name}.',
  },
  progress: '{rows} rows scored',
  problemRow: 'Row {row}: {problem}',
  done: '{rows} rows scored in {seconds} s, {problems} not scored',
} satisfies Phrases

/** Every phrase in one language. A term without a phrase is not shown. */
export interface Phrases {
  same: string
  sameOtherwise: string
  close: string
  alike: string
  unlike: string
  separator: string
  against: Record<Contribution['term'], string>
  inFavour: Record<Contribution['term'], string>
  detail: Record<'birthDate' | 'sex' | 'country', string>
  unread: string
  file: typeof filePhrases
  help: string
  problem: Record<'ragged' | 'empty', string>
  failure: Record<'usage' | 'noFile' | 'emptyFile' | 'unreadable' | 'noColumn' | 'sameFile', string>
  progress: string
  problemRow: string
  done: string
}
