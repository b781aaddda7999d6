import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { Access } from '../auth/access.ts'
import { AccessRefusal } from '../contract/account.ts'
import { endpoints, type OperationName } from '../contract/endpoints.ts'
import { type Envelope, envelopeOf, InputErrors, Nothing } from '../contract/envelope.ts'
import { type FileAnswer, isFile, type Operation, type OperationAccess } from '../contract/operation.ts'
import {
  type AnswerData,
  type FileOperation,
  type OwnCodeOperation,
  operations,
  type RequestPart,
} from '../contract/operations.ts'
import { ok } from '../http/responses.ts'

interface Call<Name extends OperationName> {
  Params: RequestPart<Name, 'params'>
  Querystring: RequestPart<Name, 'query'>
  Body: RequestPart<Name, 'body'>
}

/** What a handler gives: the `data` of the answer, or the reply where the operation answers a file or a code of its own. */
type Given<Name extends OperationName> = Name extends FileOperation
  ? FastifyReply
  : Name extends OwnCodeOperation
    ? Envelope<AnswerData<Name>> | FastifyReply
    : AnswerData<Name>

export type OperationHandler<Name extends OperationName> = (
  request: FastifyRequest<Call<Name>>,
  reply: FastifyReply,
) => Given<Name> | Promise<Given<Name>>

/** Checks before the handler that belong to one operation. */
type Hooks = Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>

/** Registers the route of an operation of the contract: method, path, schemas, access and limits come from the table. */
export function handle<Name extends OperationName>(
  app: FastifyInstance,
  name: Name,
  handler: OperationHandler<Name>,
  hooks: Hooks = {},
): void {
  const operation: Operation = operations[name]
  const { method, path } = endpointOf(name)
  app.route<Call<Name>>({
    ...hooks,
    method,
    url: path,
    ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    config: {
      operation: name,
      access: toAccess(operation.access, operation.query ? 'query' : 'body'),
      ...(operation.isProbe && { rateLimit: false, pressureHandler: () => undefined }),
    },
    schema: toSchema(operation),
    handler: async (request, reply) => {
      const given = await handler(request, reply)
      return isFile(operation.answer) || operation.hasOwnCode ? given : ok(request, given)
    },
  })
}

function endpointOf(name: OperationName): { method: string; path: string } {
  const [method = '', path = ''] = endpoints[name].split(' ')
  return { method, path }
}

/** Field `s` beside an id is the standard flag: "1" is a subject of the merged index, others name nothing. */
function toAccess(access: OperationAccess, part: 'query' | 'body'): Access {
  if (typeof access === 'string') return access
  const { module, onTop, idField, typeField } = access
  return {
    module,
    onTop,
    of(request) {
      const fields = request[part] as Record<string, string | undefined>
      const isStandard = (fields['s'] ?? '1') === '1'
      return {
        param1: isStandard ? (fields[idField] ?? '') : '',
        param2: typeField === undefined ? null : (fields[typeField] ?? null),
      }
    },
  }
}

function toSchema({ tag, summary, params, query, body, isUpload, answer, failures, isProbe }: Operation) {
  const extra = Object.entries(failures ?? {}).map(([status, data]) => [status, envelopeOf(data)])
  return {
    tags: [tag],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(isUpload && { consumes: ['multipart/form-data'] }),
    response: {
      200: isFile(answer) ? fileResponse(answer) : envelopeOf(answer),
      ...(isProbe ? {} : usualFailures),
      ...Object.fromEntries(extra),
    },
  }
}

const usualFailures = {
  400: envelopeOf(InputErrors.nullable()),
  401: envelopeOf(Nothing),
  403: envelopeOf(AccessRefusal.nullable()),
  404: envelopeOf(Nothing),
  429: envelopeOf(Nothing),
  503: envelopeOf(Nothing),
}

function fileResponse({ contentType, description }: FileAnswer) {
  const file = z.unknown().meta({ type: 'string', format: 'binary' })
  return { description, content: { [contentType]: { schema: file } } }
}
