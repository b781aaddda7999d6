import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ListedName, PartyKind, QueryDetails, SubjectDetails } from '../model.ts'
import { createComparer, prepareQuery } from '../score.ts'

const { explainSubject, scoreSubject } = createComparer()

/**
 * The scores of some 400 pairs of all scripts and party types, with the terms and the relations of their tokens. A
 * difference here is a change of method: raise `methodVersion`, then rewrite the table with
 * `npx vitest run --project unit matching/src/golden -u`.
 */
const file = new URL('./golden-scores.tsv', import.meta.url)
const between = ' | '
/** Prefix of a listed name that is a weak alias. */
const weakMark = '~'

test('the pairs of the golden table score as they did', async () => {
  const [heading = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const scored = rows.map((row) => scoredRow(row.split('\t')))
  expect(scored.length).toBeGreaterThanOrEqual(200)
  await expect(`${[heading, ...scored].join('\n')}\n`).toMatchFileSnapshot(file.pathname)
}, 30_000)

/** Columns: score, band, type, query, listed names, details asked, details listed, terms, relations. */
function scoredRow([, , type = '', query = '', listed = '', asked = '', stated = '']: string[]): string {
  const kind = type as PartyKind
  const prepared = prepareQuery(query, kind, asked === '' ? undefined : queryDetails(asked))
  const subject = {
    names: listed.split(between).map(listedName),
    type: kind,
    details: stated === '' ? null : subjectDetails(stated),
  }
  const { score, nameIndex } = scoreSubject(prepared, subject)
  const match = explainSubject(prepared, subject, nameIndex)
  expect(match.score, query).toBe(score)
  const { contributions, tokens, details } = match.explanation
  const terms = contributions.map(({ term, points }) => `${term} ${points.toFixed(2)}`).join(', ')
  const relations = [
    ...tokens.map((pair) => pair.relation),
    ...details.map((detail) => `${detail.kind} ${detail.relation}`),
  ].join(' ')
  return [score.toFixed(2), match.band, type, query, listed, asked, stated, terms, relations].join('\t')
}

function listedName(value: string): ListedName {
  const isWeak = value.startsWith(weakMark)
  return {
    value: isWeak ? value.slice(weakMark.length) : value,
    quality: isWeak ? 'weak' : 'strong',
    kind: 'primary',
  }
}

function queryDetails(text: string): QueryDetails {
  const field = fieldsOf(text)
  return {
    birthDate: field['birthDate'],
    sex: sexOf(field['sex']),
    countries: field['countries']?.split(','),
    identifiers: field['identifiers']?.split(','),
  }
}

/** `birth=1965-06-29/1965-06-29~`: both ends of a range, `~` for about. */
function subjectDetails(text: string): SubjectDetails {
  const field = fieldsOf(text)
  const birthRanges = (field['birth']?.split(',') ?? []).map((range) => {
    const [from = '', to = ''] = range.replace('~', '').split('/')
    return { from: from === '' ? null : from, to: to === '' ? null : to, isCirca: range.endsWith('~') }
  })
  return {
    birthRanges,
    sex: sexOf(field['sex']) ?? null,
    countries: field['countries']?.split(',') ?? [],
    identifiers: field['identifiers']?.split(',') ?? [],
  }
}

function fieldsOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(text.split(';').map((field) => field.split('=')))
}

function sexOf(text: string | undefined): 'male' | 'female' | undefined {
  return text === 'male' || text === 'female' ? text : undefined
}
