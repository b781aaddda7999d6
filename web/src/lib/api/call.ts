import { endpoints, type OperationName } from '@qingdan/api/contract/endpoints.ts'
import type { AnswerData, FileOperation, SentPart } from '@qingdan/api/contract/operations.ts'
import { addressOf, answerOf, send } from './api-client.ts'
import { type AnsweredFile, fileOf } from './file-transfer.ts'

/** What a text field takes: it is sent as text, a list joined by commas. */
type Text = string | number | boolean | readonly (string | number)[]

/** A closed set is known to the editor, but any text may be sent: what a form or an address holds is the API's to judge. */
type Field<Value> = string extends Value ? Text : Value | Digits<Value> | (string & Record<never, never>)

/** The numbers of a closed set of texts: 4 for '4'. */
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

/** The fields an operation takes, be they of its path, query or body; null, undefined and '' are not sent. */
export type CallFields<Name extends OperationName> = Fields<SentPart<Name, 'params'>> &
  Fields<SentPart<Name, 'query'>> &
  Fields<SentPart<Name, 'body'>>

/** The operations that answer data. */
type DataOperation = Exclude<OperationName, FileOperation | 'account.upload'>

type SentFields = Record<string, Text | null | undefined>

/**
 * Calls an operation and gives the `data` of its envelope, in the language of the page. Fails with `ApiError`; an aborted `signal`
 * fails with the signal's own reason.
 */
export async function call<Name extends DataOperation>(
  name: Name,
  fields: CallFields<Name>,
  signal?: AbortSignal,
): Promise<AnswerData<Name>> {
  const { address, init } = requestOf(name, fields)
  return answerOf(await send(address, init, signal))
}

/** Calls an operation that answers a file. Fails with `ApiError`. */
export async function callForFile<Name extends FileOperation>(
  name: Name,
  fields: CallFields<Name>,
): Promise<AnsweredFile> {
  const { address, init } = requestOf(name, fields)
  return fileOf(await send(address, init))
}

/** Sends a form with files and gives the `data` of the envelope. Fails with `ApiError`. */
export async function upload(name: 'account.upload', form: FormData): Promise<AnswerData<'account.upload'>> {
  const { address } = requestOf(name, {})
  return answerOf(await send(address, { method: 'POST', body: form }))
}

/** Path fields in their places; the others in the query of a GET, or as the form of a POST. */
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
