import type { z } from 'zod'
import type { OperationName } from './endpoints.ts'
import { accountOperations } from './operations/account.ts'
import { adminOperations } from './operations/admin.ts'
import { chinaOperations } from './operations/china.ts'
import { chinaItemOperations } from './operations/china-items.ts'
import { dictionaryOperations } from './operations/dictionary.ts'
import { guidedOperations } from './operations/guided.ts'
import { lawOperations } from './operations/laws.ts'
import { myAccountOperations } from './operations/my-account.ts'
import { newsOperations } from './operations/news.ts'
import type { Operation } from './operations/operation.ts'
import { reviewOperations } from './operations/review.ts'
import { riskProjectOperations } from './operations/risk-projects.ts'
import { ruleExportOperations } from './operations/rule-exports.ts'
import { sanctionOperations } from './operations/sanction.ts'
import { screeningOperations } from './operations/screening.ts'
import { suggestionOperations } from './operations/suggestions.ts'
import { usItemOperations } from './operations/us-items.ts'

/**
 * Every operation of the API: its input and answer, who may call it and what it charges. Routes, the OpenAPI document and the page's client are
 * derived from this table; `endpoints.ts` holds method and path under the same names.
 */
export const operations = {
  ...sanctionOperations,
  ...chinaOperations,
  ...newsOperations,
  ...usItemOperations,
  ...lawOperations,
  ...chinaItemOperations,
  ...ruleExportOperations,
  ...suggestionOperations,
  ...dictionaryOperations,
  ...accountOperations,
  ...myAccountOperations,
  ...screeningOperations,
  ...reviewOperations,
  ...guidedOperations,
  ...riskProjectOperations,
  ...adminOperations,
} satisfies Record<OperationName, Operation>

type Operations = typeof operations
type Part = 'params' | 'query' | 'body'

/** A request part as the handler receives it; undefined where the operation has none. */
export type RequestPart<Name extends OperationName, Key extends Part> =
  Operations[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A request part as the client sends it; undefined where the operation has none. */
export type SentPart<Name extends OperationName, Key extends Part> =
  Operations[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** `data` of the answer; undefined when the answer is a file. */
export type AnswerData<Name extends OperationName> = Operations[Name]['answer'] extends z.ZodType
  ? z.output<Operations[Name]['answer']>
  : undefined

/** Operations that answer with a file. */
export type FileOperation = {
  [Name in OperationName]: Operations[Name]['answer'] extends z.ZodType ? never : Name
}[OperationName]

/** Operations whose handler returns the whole envelope. */
export type OwnCodeOperation = {
  [Name in OperationName]: Operations[Name] extends { hasOwnCode: true } ? Name : never
}[OperationName]
