import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api/api-client.ts'
import { failureOf } from './failure.ts'

describe('the message of a failure', () => {
  it('depends on the cause', () => {
    const said = [0, 400, 404, 413, 429, 500, 503].map((status) => failureOf(new ApiError({ status })))
    expect(said).toEqual(['network', 'input', 'missing', 'input', 'busy', 'broken', 'away'])
    expect(failureOf(new Error('x'))).toBe('broken')
  })
})
