import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { endpoints, type OperationName } from '../contract/endpoints.ts'
import type { Envelope } from '../contract/envelope.ts'
import { isFile, type Operation } from '../contract/operations/operation.ts'
import {
  type AnswerData,
  type FileOperation,
  type OwnCodeOperation,
  operations,
  type RequestPart,
} from '../contract/operations.ts'
import { ok, responseSchemas } from '../http/responses.ts'
import { withoutLimits } from './limits.ts'

interface Call<Name extends OperationName> {
  Params: RequestPart<Name, 'params'>
  Querystring: RequestPart<Name, 'query'>
  Body: RequestPart<Name, 'body'>
}

/** Result of a handler: the `data` of the answer, or the reply when the operation answers with a file or its own code. */
type Given<Name extends OperationName> = Name extends FileOperation
  ? FastifyReply
  : Name extends OwnCodeOperation
    ? Envelope<AnswerData<Name>> | FastifyReply
    : AnswerData<Name>

export type OperationHandler<Name extends OperationName> = (
  request: FastifyRequest<Call<Name>>,
  reply: FastifyReply,
) => Given<Name> | Promise<Given<Name>>

/** Checks of one operation that run before the handler. */
type Hooks = Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>

/** Registers the route of an operation: method, path, schemas, access and limits come from the table. */
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
      access: operation.access,
      ...(operation.auditedAs && { auditedAs: operation.auditedAs }),
      ...(operation.isBeforePasswordChange && { isBeforePasswordChange: true }),
      ...(operation.isProbe && withoutLimits),
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

function toSchema(operation: Operation) {
  const { tag, summary, params, query, body, isUpload } = operation
  return {
    tags: [tag],
    // To others administration does not exist.
    ...(tag === 'admin' && { hide: true }),
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(isUpload && { consumes: ['multipart/form-data'] }),
    response: responseSchemas(operation),
  }
}
