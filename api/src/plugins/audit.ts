import type { Db } from '@qingdan/database/connection.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createCountedEntries } from '../audit/counted-entries.ts'
import { actorOf } from '../auth/session.ts'
import type { AuditOperation } from '../contract/operations/audit-operations.ts'
import type { AppError } from '../http/app-error.ts'

const minuteMillis = 60 * 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name in the audit, for an operation that it records. */
    auditedAs?: AuditOperation
  }
  interface FastifyInstance {
    audit: {
      /** Records the refusal of an audited operation. Never throws: the caller gets the answer in any case. */
      refused(request: FastifyRequest, failure: AppError): Promise<void>
      /** Records that something already paid was read again. */
      readAgain(request: FastifyRequest, subject: string, details: Record<string, unknown>): Promise<void>
    }
  }
}

/** The one place that records refusals; actions that change something are recorded in their own transaction. */
export const auditPlugin = fp(
  async (app: FastifyInstance, { db }: { db: Db }) => {
    const entries = createCountedEntries(db)

    async function endMinute(): Promise<void> {
      try {
        const lost = await entries.endMinute()
        if (lost > 0) app.log.warn({ lost }, 'more refusals than the audit records in one minute')
      } catch (err) {
        app.log.error({ err }, 'repeated refusals could not be recorded')
      }
    }
    const timer = setInterval(() => void endMinute(), minuteMillis).unref()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await endMinute()
    })

    app.decorate('audit', {
      async refused(request, { statusCode, code, subject, auditDetails }) {
        const { auditedAs } = request.routeOptions.config
        if (!auditedAs || statusCode < 400 || statusCode >= 500) return
        const entry = {
          operation: auditedAs,
          subject,
          outcome: 'refused',
          reason: code,
          details: auditDetails,
        } as const
        try {
          await entries.add(actorOf(request), entry, new Date())
        } catch (err) {
          request.log.error({ err }, 'a refusal could not be recorded')
        }
      },
      async readAgain(request, subject, details) {
        const { auditedAs } = request.routeOptions.config
        if (!auditedAs) throw new Error(`${request.routeOptions.config.operation} has no name in the audit`)
        const entry = {
          operation: auditedAs,
          subject,
          outcome: 'done',
          details: { ...details, isRepeat: true },
        } as const
        await entries.add(actorOf(request), entry, new Date())
      },
    })
  },
  { name: 'audit' },
)
