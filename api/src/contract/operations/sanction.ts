import { z } from 'zod'
import { EntityDetail, EntityQuery, HistoryEntry, SubjectQuery } from '../detail.ts'
import { DocumentHash, ExportRequest, VerifiedDocument } from '../export.ts'
import { GraphAnswer, GraphLevelRequest, GraphTableAnswer, GraphTableRequest } from '../graph.ts'
import { ExactSearchQuery, SearchQuery, TipsQuery } from '../search-requests.ts'
import { SearchAnswer, Suggestion } from '../subject.ts'
import type { FileAnswer, OperationArea } from './operation.ts'

const detail = { module: 'sanction', idField: 'id', typeField: 'type' } as const
const exported = { ...detail, onTop: 'export' } as const
const pdf: FileAnswer = { contentType: 'application/pdf', description: 'The document' }

/** Search, details, relations and documents of listed subjects. */
export const sanctionOperations = {
  'sanction.search': {
    tag: 'sanction',
    summary: 'Subjects whose names or identifiers resemble the keyword, best first',
    access: 'open',
    query: SearchQuery,
    answer: SearchAnswer,
  },
  'sanction.searchExact': {
    tag: 'sanction',
    summary: 'Subjects one of whose names equals the given one',
    access: 'open',
    query: ExactSearchQuery,
    answer: SearchAnswer,
  },
  'sanction.suggest': {
    tag: 'sanction',
    summary: 'At most ten subjects one of whose names begins as typed',
    access: 'open',
    query: TipsQuery,
    answer: z.array(Suggestion),
  },
  'sanction.detail': {
    tag: 'sanction',
    summary: 'A subject: what its lists say together and one by one, and how each entry stands on a day',
    access: detail,
    query: EntityQuery,
    answer: EntityDetail,
  },
  'sanction.history': {
    tag: 'sanction',
    summary: 'Dated changes of a subject per list, newest first',
    access: detail,
    query: SubjectQuery,
    answer: z.array(HistoryEntry),
  },
  'sanction.graph': {
    tag: 'sanction',
    summary: 'Who holds or leads a party, or what it holds or leads, one to three steps far',
    access: { module: 'sanction', idField: 'startCpyId' },
    body: GraphLevelRequest,
    answer: GraphAnswer,
  },
  'sanction.graphTable': {
    tag: 'sanction',
    summary: 'The relations of a party as a tree of rows',
    access: { module: 'sanction', idField: 'cpyId' },
    body: GraphTableRequest,
    answer: GraphTableAnswer,
  },
  'export.subject': {
    tag: 'sanction',
    summary: 'A subject as a PDF; the graph as a picture only fits a POST',
    access: exported,
    query: ExportRequest,
    answer: pdf,
  },
  'export.subjectWithGraph': {
    tag: 'sanction',
    summary: 'A subject as a PDF, with the picture of its graph',
    access: exported,
    body: ExportRequest,
    // Room for a 5 MiB picture as base64, escaped in a form.
    bodyLimit: 10 * 1024 * 1024,
    answer: pdf,
  },
  'export.verify': {
    tag: 'sanction',
    summary: 'Whether and when we made the document of a hash, and about whom; a browser that goes there gets a page',
    access: 'open',
    params: DocumentHash,
    answer: VerifiedDocument,
  },
} satisfies OperationArea
