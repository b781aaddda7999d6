import { endpoints, type OperationName } from '@qingdan/api/contract/endpoints.ts'
import type { AnswerData, FileOperation, SentPart } from '@qingdan/api/contract/operations.ts'
import { addressOf, answerOf, send } from './api-client.ts'
import { type AnsweredFile, fileOf } from './file-transfer.ts'

/** Values of a text field: sent as text, a list joined by commas. */
type Text = string | number | boolean | readonly (string | number)[]

/** The editor suggests the values of a closed set, but any text may be sent: the API validates input from forms and addresses. */
type Field<Value> = string extends Value ? Text : Value | Digits<Value> | (string & Record<never, never>)

/** Number types for a closed set of numeric texts: 4 for '4'. */
type Digits<Value> = Value extends `${infer Number extends number}`
  ? `${Number}` extends Value
    ? Number
    : never
  : never

type Fields<Sent> = Sent extends undefined
  ? Record<never, never>
  : {
      [Key in keyof Sent]:
        | Field<Exclude<Sent[Key], undefined>>
        | (undefined extends Sent[Key] ? null | undefined : never)
    }

/** Fields of an operation, from its path, query or body; null, undefined and '' are not sent. */
export type CallFields<Name extends OperationName> = Fields<SentPart<Name, 'params'>> &
  Fields<SentPart<Name, 'query'>> &
  Fields<SentPart<Name, 'body'>>

/** Large files over a slow line, and their reading. */
const uploadTimeoutMs = 5 * 60_000

/** Operations that answer with data. */
type DataOperation = Exclude<OperationName, FileOperation | UploadOperation>

/** Operations that take a form with files. */
type UploadOperation = 'account.upload' | 'screening.upload' | 'review.attach'

type SentFields = Record<string, Text | null | undefined>

/** Calls an operation and returns the `data` of its envelope, in the language of the page. Throws `ApiError`; an aborted `signal` throws its own reason. */
export async function call<Name extends DataOperation>(
  name: Name,
  fields: CallFields<Name>,
  signal?: AbortSignal,
): Promise<AnswerData<Name>> {
  const { address, init } = requestOf(name, fields)
  return answerOf(await send(address, init, { signal }))
}

/** Calls an operation that answers with a file. Throws `ApiError`. */
export async function callForFile<Name extends FileOperation>(
  name: Name,
  fields: CallFields<Name>,
): Promise<AnsweredFile> {
  const { address, init } = requestOf(name, fields)
  return fileOf(await send(address, init))
}

/** Sends a form with files and returns the `data` of the envelope. Throws `ApiError`. */
export async function upload<Name extends UploadOperation>(name: Name, form: FormData): Promise<AnswerData<Name>> {
  const { address } = requestOf(name, {})
  return answerOf(await send(address, { method: 'POST', body: form }, { timeoutMs: uploadTimeoutMs }))
}

/** Puts path fields in the path, the others in the query of a GET or the form of a POST. */
export function requestOf(name: OperationName, fields: SentFields): { address: string; init: RequestInit } {
  const [method = '', pattern = ''] = endpoints[name].split(' ')
  const rest = { ...fields }
  const path = pattern.replace(/:(\w+)/g, (_place, field: string) => {
    const value = encodeURIComponent(String(rest[field] ?? ''))
    delete rest[field]
    return value
  })
  if (method === 'GET') return { address: addressOf(path, rest), init: {} }
  return { address: path, init: { method, body: new URLSearchParams(addressOf('', rest).slice(1)) } }
}
