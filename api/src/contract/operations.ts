import type { z } from 'zod'
import type { OperationName } from './endpoints.ts'
import { accountOperations } from './operations/account.ts'
import { adminOperations } from './operations/admin.ts'
import { chinaOperations } from './operations/china.ts'
import { dictionaryOperations } from './operations/dictionary.ts'
import { myAccountOperations } from './operations/my-account.ts'
import type { Operation } from './operations/operation.ts'
import { sanctionOperations } from './operations/sanction.ts'

/**
 * Every operation of the API: what it takes and answers, who may call it and what it charges. Routes, the OpenAPI document and
 * the page's client come from this table; `endpoints.ts` holds method and path under the same names.
 */
export const operations = {
  ...sanctionOperations,
  ...chinaOperations,
  ...dictionaryOperations,
  ...accountOperations,
  ...myAccountOperations,
  ...adminOperations,
} satisfies Record<OperationName, Operation>

type Operations = typeof operations
type Part = 'params' | 'query' | 'body'

/** A part of a request as the handler gets it; undefined where the operation takes none. */
export type RequestPart<Name extends OperationName, Key extends Part> =
  Operations[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A part of a request as it is sent; undefined where the operation takes none. */
export type SentPart<Name extends OperationName, Key extends Part> =
  Operations[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** `data` of the answer; undefined where a file is answered. */
export type AnswerData<Name extends OperationName> = Operations[Name]['answer'] extends z.ZodType
  ? z.output<Operations[Name]['answer']>
  : undefined

/** The operations that answer a file. */
export type FileOperation = {
  [Name in OperationName]: Operations[Name]['answer'] extends z.ZodType ? never : Name
}[OperationName]

/** The operations whose handler answers the whole envelope. */
export type OwnCodeOperation = {
  [Name in OperationName]: Operations[Name] extends { hasOwnCode: true } ? Name : never
}[OperationName]
