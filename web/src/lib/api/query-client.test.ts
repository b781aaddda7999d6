import { describe, expect, it } from 'vitest'
import { ApiError } from './api-client.ts'
import { isTemporary, retryDelay } from './query-client.ts'

describe('recovery', () => {
  it('retries only temporary failures', () => {
    expect([0, 429, 502, 503, 504].map((status) => isTemporary(new ApiError({ status })))).toEqual(Array(5).fill(true))
    expect([400, 401, 403, 404, 500].map((status) => isTemporary(new ApiError({ status })))).toEqual(
      Array(5).fill(false),
    )
    expect(isTemporary(new TypeError('x is not a function'))).toBe(false)
  })

  it('waits longer each time, up to eight seconds', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => retryDelay(attempt, new ApiError({ status: 503 })))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ])
  })

  it('waits as long as the server requests, but at most a minute', () => {
    expect(retryDelay(0, new ApiError({ status: 429, retryAfter: 12 }))).toBe(12_000)
    expect(retryDelay(0, new ApiError({ status: 429, retryAfter: 3600 }))).toBe(60_000)
  })
})
