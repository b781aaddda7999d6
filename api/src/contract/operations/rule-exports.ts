import { ChinaItemExportQuery, LawExportQuery, UsItemExportQuery } from '../export/rules.ts'
import { UnknownItem } from '../us-items.ts'
import type { FileAnswer, OperationArea } from './operation.ts'

const pdf: FileAnswer = { contentType: 'application/pdf', description: 'The document' }
const failures = { 404: UnknownItem.nullable() }

/** Items and laws as documents. */
export const ruleExportOperations = {
  'export.usItem': {
    tag: 'items',
    summary: 'A US item code as a PDF, with the requirements for a destination',
    access: { module: 'eccn', idField: 'eccn', onTop: 'export' },
    query: UsItemExportQuery,
    answer: pdf,
    failures,
  },
  'export.chinaItem': {
    tag: 'items',
    summary: 'A Chinese dual-use item as a PDF, with its notices and their states on a day',
    access: { module: 'item', idField: 'eccn', onTop: 'export' },
    query: ChinaItemExportQuery,
    answer: pdf,
    failures,
  },
  'export.law': {
    tag: 'laws',
    summary: 'One version of a law as a PDF',
    access: { module: 'law', idField: 'id', onTop: 'export' },
    query: LawExportQuery,
    answer: pdf,
  },
} satisfies OperationArea
