import { z } from 'zod'
import {
  DocumentAddressQuery,
  DocumentParams,
  LawDetail,
  LawDetailQuery,
  LawLabels,
  LawLabelsQuery,
  LawSearchAnswer,
  LawSearchQuery,
} from '../laws/laws.ts'
import type { OperationArea } from './operation.ts'

/** Laws of China and of other countries, and sanctions programmes. */
export const lawOperations = {
  'law.labels': {
    tag: 'laws',
    summary: 'Countries and categories by which laws can be filtered',
    access: 'open',
    query: LawLabelsQuery,
    answer: LawLabels,
  },
  'law.search': {
    tag: 'laws',
    summary: 'Laws by words of their titles and texts, with the article found; newest first without words',
    access: 'open',
    query: LawSearchQuery,
    answer: LawSearchAnswer,
  },
  'law.detail': {
    tag: 'laws',
    summary: 'One version of a law: text by article, dates, state, other versions, address of the document',
    access: { module: 'law', idField: 'id' },
    query: LawDetailQuery,
    answer: LawDetail,
  },
  'file.url': {
    tag: 'laws',
    summary: 'A signed address of a stored document, a version of a law or a notice; for ten minutes',
    access: { module: 'law', idField: 'fileId' },
    auditedAs: 'law.detail',
    query: DocumentAddressQuery,
    answer: z.string(),
  },
  'file.content': {
    tag: 'laws',
    summary: 'The document of a signed address',
    access: 'open',
    params: DocumentParams,
    answer: { contentType: 'text/html', description: 'The document, without scripts' },
  },
} satisfies OperationArea
