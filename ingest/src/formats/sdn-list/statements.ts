import type { Fact, SourceRecord } from '@qingdan/database/record.ts'
import { toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import { documentKind, isKnownDocumentType } from '../ofac/document-kinds.ts'
import { type FeatureRule, featureRule } from '../ofac/ofac-features.ts'
import { fillVehicle } from '../ofac/vehicle-fields.ts'
import { toCountry } from '../us-register/draft.ts'
import type { OfacStatement } from './party.ts'

type Draft = Omit<SourceRecord, 'subTypes'>

/** Statements of the non-SDN lists that the SDN List does not have. */
const facts: Readonly<Record<string, string>> = {
  'Listing Date (CMIC)': 'cmic-listed',
  'Effective Date (CMIC)': 'cmic-effective',
  'Purchase/Sales For Divestment Date (CMIC)': 'cmic-divestment',
  'Issuer Name': 'issuer-name',
  'Listing Date (EO 14024 Directive 1a):': 'eo-14024-directive-1a-listed',
  'Effective Date (EO 14024 Directive 1a):': 'eo-14024-directive-1a-effective',
  'Listing Date (EO 14014 Directive 1):': 'eo-14014-directive-1-listed',
  'Effective Date (EO 14014 Directive 1):': 'eo-14014-directive-1-effective',
  'Executive Order 14014 Directive Information:': 'eo-14014-directive',
  'Executive Order 14059 information:': 'eo-14059',
}

function ruleOf(label: string): FeatureRule | null {
  const key = facts[label]
  return key === undefined ? featureRule(label) : { to: 'fact', key }
}

/** Whether OFAC has statements or documents with that heading. */
export function isStatementLabel(label: string): boolean {
  return ruleOf(label) !== null || isKnownDocumentType(label)
}

/** Stores a labelled statement by its heading; an unknown one is reported and kept as a fact. */
export function applyStatement(draft: Draft, statement: OfacStatement, warnings: Warnings): void {
  const { label, value } = statement
  if (isKnownDocumentType(label)) {
    draft.documents.push({
      kind: documentKind(label, value),
      label,
      number: value,
      ...documentDetails(statement, warnings),
    })
    return
  }
  const rule = ruleOf(label)
  if (rule === null) warnings.add('unknown-statement', label)
  // The heading without its closing punctuation.
  const heading = label.replace(/\s*[-:]$/, '')
  const fact = (key: string) => {
    const date = toOfacDate(value)
    const place = statement.country === '' ? {} : { note: statement.country }
    draft.facts.push({ key, label: heading, value, ...(date.from === null ? {} : { date }), ...place } satisfies Fact)
  }
  switch (rule?.to) {
    case 'document':
    case 'wallet':
      draft.documents.push({
        kind: rule.to === 'wallet' ? 'wallet' : rule.kind,
        label,
        number: value,
        ...(rule.to === 'wallet' ? { currency: rule.currency } : {}),
        ...documentDetails(statement, warnings),
      })
      return
    case 'country':
      draft.countries.push({ kind: rule.kind, ...toCountry(value, warnings) })
      return
    case 'sex':
      if (value === 'Male' || value === 'Female') draft.sex = value === 'Male' ? 'male' : 'female'
      else fact('sex')
      return
    case 'vehicle': {
      const vehicle = { vessel: draft.vessel ?? {}, aircraft: draft.aircraft ?? {} }
      const date = toOfacDate(value)
      const isVehicle = draft.vessel !== undefined || draft.aircraft !== undefined
      if (!isVehicle || !fillVehicle(vehicle, rule.field, value, date.from === null ? null : date, warnings))
        fact(rule.key)
      if (rule.document) draft.documents.push({ kind: rule.document, label, number: value })
      return
    }
    case 'fact':
      fact(rule.key)
      return
    default:
      fact(slug(label))
  }
}

function documentDetails(statement: OfacStatement, warnings: Warnings) {
  return {
    ...(statement.country === '' ? {} : toCountry(statement.country, warnings)),
    ...(statement.issued === '' ? {} : { issuedOn: toOfacDate(statement.issued) }),
    ...(statement.expires === '' ? {} : { expiresOn: toOfacDate(statement.expires) }),
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads OFAC's dates in words: "28 Jun 1967", "Jun 1967", "1967", "circa 1960", "1958 to 1963"; anything else stays
 * text.
 */
export function toOfacDate(stated: string): SourceRecord['birthDates'][number] {
  const isCirca = /^circa /i.test(stated)
  const text = stated.replace(/^circa /i, '')
  const [first, last] = text.split(' to ')
  const [from, to] = [spanOf(first ?? ''), spanOf(last ?? first ?? '')]
  if (from === null || to === null) return { from: null, to: null, isCirca, text: stated }
  if (/^\d{4}$/.test(text)) return yearDate(Number(text), isCirca)
  if (/^\d{4} to \d{4}$/.test(text)) return yearSpan(Number(first), Number(last), isCirca)
  return toPartialDate(from.from, to.to, isCirca)
}

function spanOf(text: string): { from: string; to: string } | null {
  const parts = /^(?:(?:(\d{1,2}) )?([A-Za-z]{3}) )?(\d{4})$/.exec(text.trim())
  if (parts === null) return null
  const year = Number(parts[3])
  const month = months.indexOf((parts[2] ?? '').toLowerCase()) + 1
  if (parts[2] !== undefined && month === 0) return null
  if (parts[1] !== undefined) {
    const day = toIsoDay(year, month, Number(parts[1]))
    return day === null ? null : { from: day, to: day }
  }
  if (month === 0) return { from: `${parts[3]}-01-01`, to: `${parts[3]}-12-31` }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = `${parts[3]}-${String(month).padStart(2, '0')}`
  return { from: `${start}-01`, to: `${start}-${last}` }
}

function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
