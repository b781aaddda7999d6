import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/bilingual.ts'
import { handle } from '../../../plugins/operations.ts'
import type { ChinaItemService } from '../../china-items/service.ts'
import type { GuidedServices } from '../../guided/services.ts'
import { refuseNotice } from '../../laws/routes.ts'
import type { LawService } from '../../laws/service.ts'
import type { UsItemService } from '../../us-items/service.ts'
import type { PrintedDocument } from '../document.ts'
import { frameFor, type IssueTools, issueDocument, type MadeFile, type Recipient } from '../issue.ts'
import { composeChinaItem } from './china-item.ts'
import type { Frame } from './frame.ts'
import { composeGuidedRun } from './guided-run.ts'
import { composeLaw } from './law.ts'
import { composeUsItem } from './us-item.ts'

/** What documents about items and laws say comes from here. */
export interface RuleServices {
  usItems: UsItemService
  chinaItems: ChinaItemService
  laws: LawService
}

interface Options extends RuleServices {
  guided: Pick<GuidedServices, 'readRun'>
  tools: IssueTools
  /** Makes and sends a document when it is the user's turn. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: 'export.usItem' | 'export.chinaItem' | 'export.law' | 'diligence.export',
    make: (recipient: Recipient) => Promise<MadeFile>,
  ): Promise<FastifyReply>
  /** Throws when the user has to wait; before anything is charged. */
  assertFree(request: FastifyRequest): Promise<void>
}

/** The documents about items and laws. */
export function ruleExportRoutes(app: FastifyInstance, options: Options): void {
  const { tools, send, assertFree, usItems, chinaItems, laws, guided } = options
  const hooks = { preValidation: (request: FastifyRequest) => assertFree(request) }

  const issue =
    (language: Language, compose: (frame: Frame) => Promise<PrintedDocument>) =>
    async (recipient: Recipient): Promise<MadeFile> => {
      const document = await compose(await frameFor(tools.db, recipient.userId, language))
      return issueDocument(tools, document, null, recipient)
    }

  handle(
    app,
    'export.usItem',
    (request, reply) => {
      const { eccn, country, languages } = request.query
      const compose = async (frame: Frame) => {
        const destination = country === undefined ? null : await usItems.destination(eccn, country)
        return composeUsItem(frame, await usItems.detail(eccn), destination)
      }
      return send(request, reply, 'export.usItem', issue(languages, compose))
    },
    hooks,
  )

  handle(
    app,
    'export.chinaItem',
    (request, reply) => {
      const { languages, ...asked } = request.query
      const compose = async (frame: Frame) => composeChinaItem(frame, await chinaItems.detail(asked))
      return send(request, reply, 'export.chinaItem', issue(languages, compose))
    },
    hooks,
  )

  handle(
    app,
    'export.law',
    (request, reply) => {
      const { id, languages } = request.query
      const compose = async (frame: Frame) => composeLaw(frame, await laws.detail(id, languages))
      return send(request, reply, 'export.law', issue(languages, compose))
    },
    {
      async preValidation(request) {
        await refuseNotice(request)
        await assertFree(request)
      },
    },
  )

  handle(
    app,
    'diligence.export',
    (request, reply) => {
      const { id, languages } = request.query
      return send(request, reply, 'diligence.export', (recipient) =>
        issue(languages, async (frame) => composeGuidedRun(frame, await guided.readRun(recipient.userId, id)))(
          recipient,
        ),
      )
    },
    hooks,
  )
}
