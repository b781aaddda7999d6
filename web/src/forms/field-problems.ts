import { ApiError } from '../lib/api/api-client.ts'

/** What the server says of each field, by the field's name in the call; {} where it judged none. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
}
