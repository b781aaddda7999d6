import multipart from '@fastify/multipart'
import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyPluginAsync } from 'fastify'
import { actingOf, done } from '../../../auth/acting.ts'
import { actorOf, sessionOf } from '../../../auth/session.ts'
import { maxAttachmentBytes } from '../../../contract/screening/limits.ts'
import { createAddressSigner } from '../../../http/signed-address.ts'
import { handle } from '../../../plugins/operations.ts'
import { claim, leaveClaim } from './claims.ts'
import { readFigures } from './figures.ts'
import { addNote, attach, detach, readAttachment, readNameFile } from './name-file.ts'
import { readQueue, takeNext } from './queue-service.ts'
import { addReason, readReasons, retireReason } from './reasons.ts'
import { receiveAttachment, refuseLargeAttachment } from './receive-attachment.ts'
import { releaseMatch, sendBack } from './release.ts'

/** Nothing in an attachment runs, whatever a browser takes it for. */
const attachmentPolicy = "default-src 'none'; sandbox"

/** The reviewer's day. `secret` signs addresses of attachments. */
export const reviewRoutes: FastifyPluginAsync<{ db: Db; secret: string }> = async (app, { db, secret }) => {
  await app.register(multipart, {
    limits: { fileSize: maxAttachmentBytes, files: 1, fields: 3, parts: 4, fieldSize: 1000, headerPairs: 20 },
  })
  const tools = { db, signer: createAddressSigner(secret) }

  handle(app, 'queue.page', (request) => readQueue(db, sessionOf(request).userId, request.body, new Date()))
  handle(app, 'queue.next', (request) => takeNext(db, sessionOf(request).userId, request.body, new Date()))
  handle(app, 'queue.claim', (request) => claim(db, actingOf(request), request.body))
  handle(app, 'queue.leave', (request) => done(leaveClaim(db, sessionOf(request).userId, request.body.id)))

  handle(app, 'review.file', (request) =>
    readNameFile(tools, sessionOf(request).userId, request.query.screningEntityId, new Date()),
  )
  handle(app, 'review.note', (request) => done(addNote(db, actingOf(request), request.body)))
  handle(app, 'review.attach', async (request) => attach(db, actingOf(request), await receiveAttachment(request)), {
    onRequest: refuseLargeAttachment,
  })
  handle(app, 'review.detach', (request) => done(detach(db, actingOf(request), request.body.id)))
  handle(app, 'review.attachment', async (request, reply) => {
    const found = await readAttachment(tools, request.params.token, actorOf(request), new Date())
    const { file_name, content_type, bytes } = found
    return reply
      .type(content_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(file_name)}`)
      .header('content-security-policy', attachmentPolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })

  handle(app, 'review.release', (request) => done(releaseMatch(db, actingOf(request), request.body)))
  handle(app, 'review.sendBack', (request) => done(sendBack(db, actingOf(request), request.body)))
  handle(app, 'review.figures', (request) => readFigures(db, sessionOf(request).userId, request.query, new Date()))

  handle(app, 'reason.list', (request) => readReasons(db, sessionOf(request).userId))
  handle(app, 'reason.add', (request) => done(addReason(db, actingOf(request), request.body)))
  handle(app, 'reason.retire', (request) => done(retireReason(db, actingOf(request), request.body)))
}

/** RFC 5987: what `encodeURIComponent` leaves and the header does not take. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
