import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { identifier, isWithinReach, paging, reach } from '../requests.ts'
import { RecordId, RecordIds } from '../screening/entity.ts'
import { cleanText, lengthOf } from '../text.ts'
import { Amount, codeOf, Eccn, NodeId } from './fields.ts'

/** What the guided questions take (api-contract.md, Compliance workflows). */

const code = (name: ErrorCode): ErrorCode => name

const ReportName = z
  .string({ error: code('report.name.empty') })
  .transform(cleanText)
  .pipe(z.string().min(1, code('report.name.empty')))
  .refine((text) => lengthOf(text) <= 50, code('report.name.long'))

/** Who takes part beside the end user: the roles of a transaction, and some to spare. */
const mostParties = 12
const PartyName = z
  .string({ error: code('input.required') })
  .max(1200, code('input.invalid'))
  .transform(cleanText)
  .pipe(z.string().min(1, code('input.required')).max(300, code('input.invalid')))
const EndUser = z
  .string({ error: code('endUser.required') })
  .max(1200, code('input.invalid'))
  .transform(cleanText)
  .pipe(z.string().min(1, code('endUser.required')).max(300, code('input.invalid')))

const Module = codeOf(['1', '2'], code('input.invalid'))

const CountryId = z
  .string({ error: code('destination.required') })
  .min(1, code('destination.required'))
  .regex(/^[A-Z]{2}$/, code('country.unknown'))

/** A list as JSON, or as the text of one where a form or an address carries it. */
const Parties = z
  .union([z.array(z.unknown()), z.string().max(20_000).transform(parsed)], { error: code('input.invalid') })
  .pipe(
    z
      .array(
        z.object({
          name: PartyName,
          subjectId: identifier(60).optional(),
        }),
        { error: code('input.invalid') },
      )
      .max(mostParties, code('parties.many')),
  )
  .optional()
  .meta({ description: 'Who takes part; subjectId: the listed subject that the caller confirmed the party to be' })

function parsed(text: string): unknown {
  try {
    return text === '' ? [] : JSON.parse(text)
  } catch {
    return null
  }
}

const AsOf = z.iso
  .date({ error: code('day.invalid') })
  .refine((day) => day >= '2020-01-01' && day < '2100-01-01', code('day.invalid'))
  .optional()
  .meta({ description: 'Day for which it is asked, for stays and suspensions; today without one' })
const ShipFrom = z
  .string()
  .regex(/^[A-Z]{2}$/, code('country.unknown'))
  .optional()
  .meta({ description: 'Country from which the item is shipped' })

/** What is known before the first question; what is not given is asked. */
export interface RunKnowledge {
  eccn?: string | undefined
  countryId?: string | undefined
  shipFrom?: string | undefined
  asOf?: string | undefined
  parties?: readonly { name: string; subjectId?: string | undefined }[] | undefined
}

export const RunPageQuery = z
  .object({ ...paging, flow: z.enum(['fdp', 'end-use'], { error: code('input.invalid') }) })
  .refine(isWithinReach, reach)
export const RunsRequest = z.object({ ids: RecordIds })

export const DiligencePageRequest = z.object(paging).refine(isWithinReach, reach)

/** `type` 3 begins, 2 answers, 1 and 4 go back; `optType` 1 correct, 2 deny. */
export const DiligenceQuestionQuery = z.object({
  module: Module,
  type: codeOf(['1', '2', '3', '4'], code('input.invalid')),
  optType: codeOf(['1', '2'], code('answer.missing')).optional(),
  id: NodeId.optional(),
  resume: z.enum(['1']).optional().meta({ description: 'With type 3: go on with the open run, if there is one' }),
  asOf: AsOf,
  parties: Parties,
})
export const DiligenceSubmitRequest = z.object({ module: Module, optId: NodeId })
export const DiligenceReportRequest = z.object({ module: Module, reportName: ReportName })
export const ReportQuery = z.object({ id: RecordId })
export const ReportExportQuery = z.object({
  id: RecordId,
  languages: z.enum(['zh', 'en'], { error: code('input.invalid') }).default('zh'),
})

export const RunQuery = z.object({ recordId: RecordId })
export const RunRequest = z.object({ recordId: RecordId })
export const YesNoRequest = z.object({
  recordId: RecordId,
  id: NodeId,
  answer: codeOf(['1', '0'], code('answer.missing')),
})

export const RuleStartRequest = z.object({
  eccn: Eccn,
  countryId: CountryId,
  endUser: EndUser,
  type: codeOf(['1', '2', '0'], code('input.invalid')),
  endUserId: identifier(60)
    .optional()
    .meta({ description: 'A listed subject that the caller confirmed to be the end user; empty: none of the matches' }),
  shipFrom: ShipFrom,
  asOf: AsOf,
  parties: Parties,
})
export type RuleStartRequest = z.output<typeof RuleStartRequest>

export const EndUseStartRequest = z.object({
  categoryId: z.string().regex(/^[a-z]{2,4}$/, code('input.invalid')),
  eccn: Eccn.optional(),
  countryId: CountryId.optional(),
  asOf: AsOf,
  parties: Parties,
})
export type EndUseStartRequest = z.output<typeof EndUseStartRequest>
export const EndUseAnswerRequest = z.object({
  recordId: RecordId,
  questionId: NodeId,
  optType: codeOf(['1', '2'], code('answer.missing')),
})

const Day = z.iso.date({ error: code('day.invalid') }).optional()
export const MinimumRatePageQuery = z
  .object({ ...paging, reportName: identifier(200).optional(), startTime: Day, endTime: Day })
  .refine(isWithinReach, reach)
  .refine(({ startTime, endTime }) => !startTime || !endTime || startTime <= endTime, {
    path: ['startTime'],
    error: code('range.backwards'),
  })
export type MinimumRatePageQuery = z.output<typeof MinimumRatePageQuery>
export const MinimumRateAddRequest = z.object({ reportName: ReportName })
export const MinimumRateStartRequest = z.object({ recordId: RecordId, eccn: Eccn, countryId: CountryId })
export const MinimumRateAnswerRequest = z.object({
  recordId: RecordId,
  questionId: NodeId,
  answer: codeOf(['1', '0'], code('answer.missing')),
})

export const MinimumRateCountRequest = z.object({ recordId: RecordId, totalValue: Amount, productValue: Amount })

export const RiskCountryQuery = z.object({ name: identifier(100).optional() })
export const SuggestItemQuery = z.object({ eccn: identifier(300).default('') })
