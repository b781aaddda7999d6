import type { UnlistedNamesReport } from '../measures/unlisted.ts'
import { names, percent, range, section, share, table, thousands } from '../report.ts'
import type { SpellingShares } from '../spellings/measure-spellings.ts'
import type { Share } from './everyday-names.ts'
import type { EveryListReport } from './measure-every-list.ts'

const worst = 25

/** The sections of the report that need every list, as Markdown. The closed half appears as sums only. */
export function everyListText(report: EveryListReport): string {
  const { subjects, everyday, everydayLatin, ordinary, phrases, world, spellings } = report
  const rows: [string, UnlistedNamesReport][] = [
    ['companies: place, trade name, industry, legal form', ordinary.companies],
    ['people: family names by how many bear them, given names of two characters', ordinary.people],
    ['people of other countries, transliterated', ordinary.foreign],
    ['phrases: country with an industry, places, institutions, words of company names', phrases],
  ]
  const worldRows: [string, UnlistedNamesReport][] = [
    ['Latin letters, closed half', world.closed],
    ['Latin letters, open half', world.open],
    ['Chinese names', world.chinese],
  ]
  return [
    section('Everyday Chinese names', [
      `Names that analysts and the press write for listed parties (\`fixtures/quality/everyday-names.csv\`), searched without a kind over the newest edition of every list (${thousands(subjects)} subjects). First, in five: place of a right subject among the rows shown; at 70: it alerts. In brackets 90 % of the bootstrap draws, names of one party drawn together. Names and rules are made with the open half only.${everyday.unknown === 0 ? '' : ` ${everyday.unknown} names are left out: their records are on no loaded list.`}`,
      '',
      ...everydayTable(everyday),
    ]),
    section('Everyday names in Latin letters', [
      `Names as invoices, bills of lading, banks, web pages and the press of several languages write listed parties (\`fixtures/quality/everyday-latin.csv\`), measured in the same way.${everydayLatin.unknown === 0 ? '' : ` ${everydayLatin.unknown} names are left out: their records are on no loaded list.`}`,
      '',
      ...everydayTable(everydayLatin),
    ]),
    section('Ordinary Chinese names and phrases', [
      'Searched without a kind over every list. Invented names are the same at every run; those that a listed party bears are left out. The worst follow.',
      '',
      ...alertTable(rows),
      ...rows.flatMap(([, { alerts }]) => worstTable(alerts)),
    ]),
    section('Well-known companies', [
      'Companies of the world by the names they trade under (`fixtures/quality/world-companies.csv`), searched without a kind over every list; names that a list prints are left out. Some alert rightly: a subsidiary is listed, or a party of the same name. The names in Latin letters are split; of the closed half nobody read which alert. The others that do follow.',
      '',
      ...alertTable(worldRows),
      ...worstTable(world.open.alerts),
      ...worstTable(world.chinese.alerts),
    ]),
    section('Scripts and spellings', [
      'A name that a publisher prints, searched against the other names of the same party, one case a party: no case is written or chosen by hand, no Chinese name of ours takes part. Found: it scores 70 or more and a key leads to it. Strangers: the parties that share the rarest words with the answer, scored against the same query; parents, branches and doubled entries are among them. Split by party; rules are made with the open half only. Kinds of fewer than 10 parties are shown and not checked.',
      '',
      ...table(
        ['kind', 'parties', 'found', 'strangers that alert', 'open half: parties', 'found', 'strangers'],
        spellingRows(spellings),
      ),
    ]),
  ].join('\n')
}

function everydayTable({ shares, missed }: EveryListReport['everyday']): string[] {
  return [
    ...table(
      ['half', 'kind', 'names', 'first', 'in five', 'at 70'],
      shares.map(({ half, kind, names: count, first, inFive, atLine }) => [
        half,
        kind?.replace('-', ' ') ?? 'all',
        String(count),
        ...[first, inFive, atLine].map(withRange),
      ]),
    ),
    ...names('Open half, not in the first five', missed),
  ]
}

function alertTable(rows: readonly [string, UnlistedNamesReport][]): string[] {
  return table(
    ['', 'names', '70 or more', '90 or more'],
    rows.map(([what, { names: count, alerting, strong }]) => [
      what,
      thousands(count),
      `${alerting} (${percent(alerting / count)})`,
      `${strong} (${percent(strong / count)})`,
    ]),
  )
}

function worstTable(alerts: UnlistedNamesReport['alerts']): string[] {
  if (alerts.length === 0) return []
  const rows = alerts.slice(0, worst).map(({ name, listed, score }) => [name, listed, score.toFixed(2)])
  return ['', ...table(['searched', 'listed', 'score'], rows)]
}

function withRange({ value, range: interval }: Share): string {
  return `${share(value)} ${range(interval)}`.trim()
}

function spellingRows(shares: readonly SpellingShares[]): string[][] {
  const cells = ({ parties, found, range: interval, strangers, alerting }: SpellingShares): string[] => [
    String(parties),
    parties === 0 ? '–' : `${share(found)} ${range(interval)}`,
    `${alerting} of ${strangers}`,
  ]
  return shares
    .filter(({ half }) => half === 'closed')
    .map((closed) => {
      const open = shares.find(({ id, half }) => id === closed.id && half === 'open') ?? closed
      return [closed.kind, ...cells(closed), ...cells(open)]
    })
}
