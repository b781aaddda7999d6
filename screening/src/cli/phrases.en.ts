import { filePhrases } from './file-phrases.en.ts'

/** Messages of `screen` on the terminal; the table itself has one language. */
export const phrases = {
  help: `
Columns: name (needed), type, birthDate, sex, country, nationality, identifier; headings in English or Chinese, in any order.
Types: 01–04, person, company, vessel, aircraft, or empty. Several countries or identifiers with ; between.
Exit codes: 0 every row screened, 1 not done or not finished, 2 call not understood, 3 some rows not screened.`,
  separator: ', ',
  searching: 'Searching {lists}',
  list: '{name} of {date} ({count} records)',
  starter: '{name}: built-in data of {date} ({count} records), not yet updated from the publisher',
  progress: '{rows} rows screened, {speed} a second',
  done: '{rows} rows screened in {seconds} s, {hits} hits; {problems} rows not screened',
  row: 'Row {row}: {problem}',
  problem: {
    ragged: 'not screened: the row has more or fewer cells than there are headings',
    empty: 'not screened: the name is empty',
    long: 'not screened: the name has more than {most} characters',
    type: 'not screened: there is no type "{value}"; 01–04, person, company, vessel, aircraft, or empty',
  },
  detail: { birthDate: 'birthDate', sex: 'sex', country: 'country' },
  unread: '{column} "{value}" cannot be read; screened without it',
  file: filePhrases,
  failure: {
    usage:
      'Usage: npm run --silent screen -- names.csv [--top 20] [--min-score 50] [--source ofac-sdn,un-sc] [--out hits.csv] [--lang en|zh]',
    noFile: 'There is no file {name}.',
    sameFile: 'The output would overwrite the input {name}.',
    emptyFile: '{name} is empty.',
    unreadable: '{name}, row {row}: a quotation mark is opened and never closed. Rows before it are written.',
    noColumn: '{name} has no column "name".',
    noLists: 'No list has been loaded. Load them with: npm run ingest -- first-load',
    noSource: 'There is no list "{value}". Known lists: {known}.',
    notLoaded: 'The list "{value}" has not been loaded. Load it with: npm run ingest -- {value}',
  },
}

export type Phrases = typeof phrases
