import { ApiError } from '../lib/api/api-client.ts'

/** The server's message for each field, by the field's name in the call; {} without field errors. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
}
