import { z } from 'zod'
import { Country, CountryListQuery, Source } from '../dictionary.ts'
import { Nothing } from '../envelope.ts'
import { Freshness } from '../freshness.ts'
import { Readiness } from '../health.ts'
import type { OperationArea } from './operation.ts'

/** Information about the service: countries, lists, freshness, and health probes. */
export const dictionaryOperations = {
  'dictionary.countries': {
    tag: 'dictionary',
    summary: 'Countries and areas, by pinyin',
    access: 'open',
    query: CountryListQuery,
    answer: z.array(Country),
  },
  'dictionary.sources': {
    tag: 'dictionary',
    summary: 'Lists we search, with their date and count',
    access: 'open',
    answer: z.array(Source),
  },
  'dictionary.freshness': {
    tag: 'dictionary',
    summary: 'How current each list is, what its last run said, and what happened lately',
    access: 'open',
    answer: Freshness,
  },
  'health.live': { tag: 'health', summary: 'The process answers', access: 'open', answer: Nothing, isProbe: true },
  'health.ready': {
    tag: 'health',
    summary: 'Searches can be served; state and date of each list',
    access: 'open',
    answer: Readiness,
    hasOwnCode: true,
    failures: { 503: Readiness },
    isProbe: true,
  },
} satisfies OperationArea
