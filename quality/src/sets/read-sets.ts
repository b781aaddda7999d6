import { readFileSync } from 'node:fs'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { partyKindOf } from '@qingdan/screening/cli/read-party.ts'
import { parse } from 'csv-parse/sync'
import type { Pair } from '../pair.ts'

/** A pair with the expected answer. */
export interface LabelledPair extends Pair {
  isMatch: boolean
  schema: string
  /** STRONG, MEDIUM or WEAK: certainty of the label; '' if the set has none. */
  tier: string
  /** What the pair is an example of; '' if the set does not say. */
  category: string
  /** Pairs of one party are not independent; '' if the set does not say. */
  party: string
}

/** A person with the details of a screening file. */
export interface Person {
  name: string
  sex: 'male' | 'female' | null
  /** ISO, whole or in part (yyyy, yyyy-mm, yyyy-mm-dd). */
  birthDate: string | null
  /** As in the set: a code or an English name. */
  nationality: string | null
}

export interface Company {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** People of the listed set who are no longer on the UN list of 2026-08-01 (README of the set). */
const delisted = new Set([
  'HAFIZ ABDUL SALAM BHUTTAVI',
  'AAMIR ALI CHAUDHRY',
  'ANAS HASAN KHATTAB',
  'MUNIR AL QUBAYSI',
  'MAJEED ABDUL CHAUDHRY',
  'MOHAMMED TUFAIL',
  'MUSTAFA HAJJI MUHAMMAD KHAN',
  'MAULANA FAZLULLAH',
  'ABDUL REHMAN MAKKI',
  'ABU MOHAMMED AL-JAWLANI',
])

/** Labelled pairs: `name1, name2, schema, is_match` and, where the set has them, `quality, category, party`. */
export function readPairs(file: string): LabelledPair[] {
  return readRows(file).map((row) => ({
    name1: row['name1'] ?? '',
    name2: row['name2'] ?? '',
    schema: row['schema'] ?? '',
    type: partyKindOf(row['schema'] ?? '') satisfies PartyKind | null,
    isMatch: row['is_match'] === 'true',
    tier: row['quality'] ?? '',
    category: row['category'] ?? '',
    party: row['party'] ?? '',
  }))
}

/** People on the UN list, without those who were delisted. */
export function readListedPeople(file: string): Person[] {
  return readPeople(file).filter(({ name }) => !delisted.has(name))
}

/** People: `full_name, gender, date_of_birth, nationality`. */
export function readPeople(file: string): Person[] {
  return readRows(file).map((row) => ({
    name: row['full_name'] ?? '',
    sex: row['gender'] === 'male' || row['gender'] === 'female' ? row['gender'] : null,
    birthDate: row['date_of_birth'] || null,
    nationality: row['nationality'] || null,
  }))
}

/** Companies: `name, country`. */
export function readCompanies(file: string): Company[] {
  return readRows(file).map((row) => ({ name: row['name'] ?? '', country: row['country'] ?? '' }))
}

/** Well-known companies of the world: `name, half`. */
export function readWorldCompanies(file: string): { name: string; half: string }[] {
  return readRows(file).map((row) => ({ name: row['name'] ?? '', half: row['half'] ?? '' }))
}

function readRows(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { bom: true, columns: true, skip_empty_lines: true }) as Record<string, string>[]
}
