import type { phrasesEn } from './phrases.en.ts'

export type ErrorCode = keyof typeof phrasesEn

interface Outcome {
  /** HTTP status. */
  status: number
  /** `code` of the envelope. */
  code: number
}

const badInput: Outcome = { status: 400, code: 400 }
const notFound: Outcome = { status: 404, code: 404 }
const conflict: Outcome = { status: 409, code: 409 }
const away: Outcome = { status: 503, code: 503 }

/** Every error code with its status and envelope code (api-contract.md, Conventions). */
export const errorCatalogue: Readonly<Record<ErrorCode, Outcome>> = {
  success: { status: 200, code: 200 },
  'input.invalid': badInput,
  'input.required': badInput,
  'input.duplicate': badInput,
  'input.tooMany': badInput,
  'keyword.empty': badInput,
  'keyword.short': badInput,
  'keyword.long': badInput,
  'entityName.empty': badInput,
  'entityName.long': badInput,
  'page.invalid': badInput,
  'page.reach': badInput,
  'pageSize.invalid': badInput,
  'type.unknown': badInput,
  'subType.unknown': badInput,
  'country.unknown': badInput,
  'source.invalid': badInput,
  'label.unknown': badInput,
  'minScore.invalid': badInput,
  'birthDate.invalid': badInput,
  'day.invalid': badInput,
  'sex.invalid': badInput,
  'identifier.invalid': badInput,
  'flag.invalid': badInput,
  'level.invalid': badInput,
  'path.unknown': notFound,
  'subject.unknown': notFound,
  'decision.unknown': notFound,
  'document.unknown': notFound,
  'picture.invalid': badInput,
  'request.malformed': badInput,
  'request.headersTooLarge': { status: 431, code: 431 },
  'request.timeout': { status: 408, code: 408 },
  'body.malformed': badInput,
  'body.tooLarge': { status: 413, code: 413 },
  'body.type': { status: 415, code: 415 },
  'rate.exceeded': { status: 429, code: 429 },
  'session.required': { status: 401, code: 126 },
  'login.wrong': badInput,
  'login.tooMany': { status: 429, code: 429 },
  'userName.empty': badInput,
  'password.empty': badInput,
  'password.mismatch': badInput,
  'password.weak': badInput,
  'password.same': badInput,
  'password.wrongOld': badInput,
  'password.mustChange': { status: 403, code: 403 },
  'phone.empty': badInput,
  'phone.invalid': badInput,
  'phone.taken': conflict,
  'phone.noAccount': badInput,
  'phone.tooSoon': { status: 429, code: 429 },
  'phone.tooMany': { status: 429, code: 429 },
  'phone.unsent': away,
  'code.empty': badInput,
  'code.wrong': badInput,
  'userName.invalid': badInput,
  'userName.taken': conflict,
  'company.empty': badInput,
  'company.long': badInput,
  'industry.unknown': badInput,
  'email.invalid': badInput,
  'user.unknown': notFound,
  'session.mismatch': { status: 409, code: 141 },
  'file.missing': badInput,
  'file.refused': badInput,
  'file.tooLarge': { status: 413, code: 413 },
  'file.unknown': notFound,
  'card.unknown': badInput,
  'experience.taken': conflict,
  'experience.over': conflict,
  'experience.included': conflict,
  'outside.closed': away,
  'module.unknown': badInput,
  'access.nothing': badInput,
  'access.daily': { status: 403, code: 402 },
  'access.package': { status: 403, code: 403 },
  'access.profile': { status: 403, code: 403 },
  'access.review': { status: 403, code: 403 },
  'access.total': { status: 403, code: 404 },
  'access.expired': { status: 403, code: 405 },
  'range.backwards': badInput,
  'export.empty': badInput,
  'export.tooMany': badInput,
  'order.unknown': notFound,
  'record.unknown': notFound,
  'item.unknown': notFound,
  'favourites.full': conflict,
  'user.state': conflict,
  'user.self': conflict,
  'package.unknown': badInput,
  'engine.away': away,
  'engine.loading': away,
  'database.away': away,
  'service.busy': away,
  unexpected: { status: 500, code: 500 },
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalogue, text)
}
