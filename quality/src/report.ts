import { type Figure, isReached } from './figures.ts'
import type { QualityReport } from './measure-quality.ts'
import { type CandidateReport, sameScript } from './measures/candidates.ts'
import type { CrossScriptReport } from './measures/cross-script.ts'
import type { BandShare, PairFigures, PairReport } from './measures/pairs.ts'
import type { Alert } from './measures/people.ts'
import type { Interval } from './statistics.ts'

/** The report as Markdown. `command` is the command that rewrites it. */
export function reportText(report: QualityReport, figures: readonly Figure[], command: string): string {
  return [
    `Method ${report.methodVersion}${report.subjects === undefined ? '' : `, ${thousands(report.subjects)} subjects with ${thousands(report.names ?? 0)} names (OFAC SDN of 2025-11-19, UN of 2026-08-01)`}, ${report.cores} cores. Written by \`${command}\`; how each figure is taken stands with it.`,
    ...(report.missing.length > 0 ? ['', ...report.missing.map((what) => `**NOT MEASURED:** ${what}`)] : []),
    section('Headline', headline(figures)),
    ...pairSections(report),
    section('Calibration', calibration(report)),
    ...searchedSections(report),
  ].join('\n')
}

function headline(figures: readonly Figure[]): string[] {
  return [
    'Continuous integration fails when a figure falls behind this table by more than its margin (`docs/quality.json`).',
    '',
    ...table(
      ['figure', 'measured', 'to reach', '', 'margin'],
      figures.map((figure) => [
        figure.name,
        share(figure.value),
        figure.target === null ? '' : `${figure.isHigherBetter ? '≥' : '≤'} ${share(figure.target)}`,
        { true: '✓', false: '✗', null: '' }[String(isReached(figure)) as 'true' | 'false' | 'null'],
        share(figure.margin),
      ]),
    ),
  ]
}

function pairSections({ pairs, hanLatin, crossList, ownPairs }: QualityReport): string[] {
  const sections: string[] = []
  const how =
    'Weights are fixed by hand and the same for every figure; nothing is fitted here, so there is nothing to cross-validate. What a figure may owe to chance is told by the interval: 90 % of 1,000 bootstrap draws, pairs of one party drawn together. Groups under 40 pairs are told with their interval. The line is 70.'
  if (pairs !== undefined) sections.push(section('Labelled pairs', [how, '', ...pairTables(pairs)]))
  if (hanLatin !== undefined) {
    const note =
      'A Chinese name with a Latin one; half the non-matches share the first character. About 5 % of the matches have nothing in common but a list that says so.'
    sections.push(section('Han and Latin: persons', [note, '', ...pairTables(hanLatin.persons)]))
    sections.push(section('Han and Latin: companies', pairTables(hanLatin.companies)))
  }
  for (const { kind, half, figures } of crossList ?? []) {
    const note =
      'How two publishers write one party (people of one full birth date, companies of one registration number), equal names left out, with near strangers of the same list. Split by party by a hash of its name: tables and weights are made with the open half only, of the closed half nobody reads a row.'
    sections.push(section(`Two lists: ${kind}, ${half} half`, [note, '', ...pairTables(figures)]))
  }
  sections.push(
    section('Own pairs', [
      'A few pairs of every kind (`fixtures/quality/pairs.csv`), labelled by what a reviewer should decide by the names alone.',
      '',
      ...pairTables(ownPairs),
    ]),
  )
  return sections
}

function pairTables({ all, intervals, groups, asymmetry }: PairReport): string[] {
  const lines = table(
    ['', 'pairs', 'F1', 'precision', 'recall', 'AUC', 'recall at 5 % false positives'],
    [
      row(
        'all',
        all,
        `${share(all.f1)} ${range(intervals.f1)}`,
        range(intervals.auc),
        range(intervals.recallAtFivePercent),
      ),
      ...groups.flatMap(({ rows }) =>
        rows.map(({ name, figures, f1 }) =>
          row(name, figures, `${share(figures.f1)}${f1 === null ? '' : ` ${range(f1)}`}`),
        ),
      ),
    ],
  )
  return [
    ...lines,
    '',
    `Score moves by more than five points when the names change places: ${percent(asymmetry)} of the pairs.`,
  ]
}

function row(name: string, figures: PairFigures, f1: string, auc = '', recallAtFive = ''): string[] {
  return [
    name,
    `${figures.pairs} (${figures.matches} match)`,
    f1,
    share(figures.precision),
    share(figures.recall),
    `${share(figures.auc)} ${auc}`.trim(),
    `${share(figures.recallAtFivePercent)} ${recallAtFive}`.trim(),
  ]
}

function calibration({ calibration: groups }: QualityReport): string[] {
  const bands = groups[0]?.bands ?? []
  const heading = ({ from, to }: BandShare): string => `${from}–${Math.floor(to)}`
  return [
    'Share of matches among all labelled pairs of a score, and how many pairs that is. A word is worth the same whatever the script when a column reads alike from row to row.',
    '',
    ...table(
      ['', ...bands.map(heading)],
      groups.map(({ name, bands: shares }) => [
        name,
        ...shares.map(({ pairs, matchShare }) => (pairs === 0 ? '' : `${matchShare.toFixed(2)} (${pairs})`)),
      ]),
    ),
  ]
}

function searchedSections({
  listed,
  unlistedPeople,
  unlisted,
  crossScript,
  candidates,
  speed,
}: QualityReport): string[] {
  const sections: string[] = []
  if (listed !== undefined) {
    const { people, found, first, firstWithDetails, tied, tiedNames, missed, unknown } = listed
    sections.push(
      section('Listed people', [
        `${people} people as the UN names them, searched as persons; the ten no longer on the list are left out by name. Found: a record of that name, and of a birth date that may be the same, scores 70 or more. With details: birth date, sex and nationality given as the set has them; wrong: the year is seven off. First: nobody scores higher; with details: that person alone stands first. Tied: somebody else has the same top score; a UN and an OFAC record that share a name and may share the birth date are one person.`,
        '',
        ...table(
          ['', 'people', 'share'],
          [
            ['found, name only', String(found.nameOnly), share(found.nameOnly / people)],
            ['found, with details', String(found.withDetails), share(found.withDetails / people)],
            ['found, birth date wrong', String(found.wrongBirthDate), share(found.wrongBirthDate / people)],
            ['right person first', String(first), share(first / people)],
            ['right person alone first, with details', String(firstWithDetails), share(firstWithDetails / people)],
            ['tied with another person', String(tied), share(tied / people)],
          ],
        ),
        ...names('Missed', missed),
        ...names('Not in the corpus by that name', unknown),
        ...names('Tied', tiedNames),
      ]),
    )
  }
  if (unlistedPeople !== undefined) {
    const sources = [...unlistedPeople.bySource]
      .map(([source, count]) => `${sourceNames[source] ?? source} ${count}`)
      .join(', ')
    sections.push(
      section('Invented people', [
        `${thousands(unlistedPeople.people)} invented people, searched as persons: ${unlistedPeople.nameOnly} alert by name only (${percent(unlistedPeople.nameOnly / unlistedPeople.people)}; by the names of ${sources || 'no list'}), ${unlistedPeople.withDetails} with birth date, sex and nationality (${percent(unlistedPeople.withDetails / unlistedPeople.people)}).`,
        ...alertTable(unlistedPeople.alerts),
      ]),
    )
  }
  if (unlisted !== undefined) {
    const rows: [string, typeof unlisted.known][] = [
      ['well-known companies of 42 countries (`fixtures/quality/known-companies.csv`)', unlisted.known],
      ['the same, their kind not given', unlisted.knownAnyKind],
      ['invented companies: trade word, place, industry and legal form of 20 languages', unlisted.companies],
      ['invented Chinese companies: place, trade name, industry, legal form', unlisted.hanCompanies],
      ['invented Chinese people: family names by how many bear them', unlisted.hanPeople],
    ]
    sections.push(
      section('On no list', [
        'Searched as what they are unless said otherwise; none is listed. Invented names are the same at every run.',
        '',
        ...table(
          ['', 'names', '70 or more', '90 or more'],
          rows.map(([name, { names: count, alerting, strong }]) => [
            name,
            thousands(count),
            `${alerting} (${percent(alerting / count)})`,
            `${strong} (${percent(strong / count)})`,
          ]),
        ),
        ...[unlisted.known, unlisted.companies, unlisted.hanCompanies].flatMap(({ alerts }) =>
          alertTable(alerts.slice(0, 25)),
        ),
      ]),
    )
  }
  if (crossScript !== undefined) sections.push(section('Across scripts', crossScriptTable(crossScript)))
  if (candidates !== undefined) sections.push(section('Candidates', candidateTable(candidates)))
  if (speed !== undefined) {
    sections.push(
      section('Speed', [
        `${speed.searches} listed names, each searched once before, through the screener (engine, documents kept, candidates scored in steps), without HTTP: p50 ${speed.p50.toFixed(1)} ms, p95 ${speed.p95.toFixed(1)} ms; in batches of 50: ${Math.round(speed.perSecond)} names a second. The slowest:`,
        '',
        ...table(
          ['name', 'ms'],
          speed.slowest.map(({ name, milliseconds }) => [name, milliseconds.toFixed(1)]),
        ),
      ]),
    )
  }
  return sections
}

function crossScriptTable(crossScript: readonly CrossScriptReport[]): string[] {
  return [
    'Names of the parties of the Han and Latin pairs, searched in an index in which these parties have no name in the script of the query. First, in 5, in 20: rank by score among 200 candidates; shown: in the first five with 50 or more; wrong: another party alerts, sisters and second records of the same firm among them.',
    '',
    ...table(
      [
        '',
        'queries',
        'first',
        'in 5',
        'shown in 5',
        'in 20',
        'found at 70',
        'wrong at 70',
        'candidates in 20 / 50 / 200',
      ],
      crossScript.map(({ direction, type, queries, candidates, ...counts }) => [
        `${direction}, ${type === '02' ? 'persons' : 'companies'}`,
        String(queries),
        ...[counts.first, counts.inFive, counts.shownInFive, counts.inTwenty, counts.atLine, counts.wrongAtLine].map(
          (count) => share(count / queries),
        ),
        [candidates.inTwenty, candidates.inFifty, candidates.inTwoHundred]
          .map((count) => share(count / queries))
          .join(' / '),
      ]),
    ),
  ]
}

function candidateTable(candidates: readonly CandidateReport[]): string[] {
  const missed = candidates.filter(({ kind }) => kind === sameScript).flatMap((report) => report.missed)
  return [
    'Listed names changed in one of fifteen ways, and people on no list; across scripts the names of the section above. Every subject of the corpus is scored; where the best has 50 or more: is it, or one with the same score, among the first candidates of the engine?',
    '',
    ...table(
      ['queries', '', 'in 20', 'in 50', 'in 200'],
      candidates.map(({ kind, queries, inTwenty, inFifty, inTwoHundred }) => [
        kind,
        String(queries),
        ...[inTwenty, inFifty, inTwoHundred].map((count) => (queries === 0 ? '' : share(count / queries))),
      ]),
    ),
    ...names('Missed in 50', missed),
  ]
}

function alertTable(alerts: readonly Alert[]): string[] {
  if (alerts.length === 0) return []
  return [
    '',
    ...table(
      ['searched', 'listed', 'score', 'with details', 'list'],
      alerts.map(({ name, listed, score, scoreWithDetails, source }) => [
        name,
        listed,
        score.toFixed(2),
        scoreWithDetails === score ? '' : scoreWithDetails.toFixed(2),
        sourceNames[source] ?? String(source),
      ]),
    ),
  ]
}

/** The contract's numbers of the measured lists. */
const sourceNames: Readonly<Record<number, string>> = { 1: 'OFAC', 2: 'UN' }

export function section(title: string, lines: readonly string[]): string {
  return ['', `## ${title}`, '', ...lines].join('\n')
}

export function names(label: string, list: readonly string[]): string[] {
  return list.length === 0 ? [] : ['', `${label}: ${list.join('; ')}.`]
}

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)]
}

export function share(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(4).replace(/(\.\d\d\d?)0*$/, '$1')
}

export function percent(value: number): string {
  return `${(100 * value).toFixed(2)} %`
}

export function range({ from, to }: Interval): string {
  return Number.isNaN(from) ? '' : `(${from.toFixed(3)}–${to.toFixed(3)})`
}

export function thousands(value: number): string {
  return value.toLocaleString('en-GB')
}
