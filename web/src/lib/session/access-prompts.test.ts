import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-client.ts'
import { promptOf } from './access-prompts.ts'

describe('an error of the API', () => {
  test('about a visitor or an ended session prompts to sign in and return', () => {
    const error = new ApiError({ status: 401, code: 126, message: '请先登录' })
    expect(promptOf(error, '/sanctionInfoSearch?id=ofac-1')).toEqual({
      kind: 'login',
      returnTo: '/sanctionInfoSearch?id=ofac-1',
    })
  })

  test('about a used-up quota shows the refusal', () => {
    const data = { reason: 'daily', module: 'sanction', resetAt: '2026-11-22T16:00:00.000Z' }
    const error = new ApiError({ status: 403, code: 402, data })
    expect(promptOf(error)).toEqual({ kind: 'refused', refusal: data })
  })

  test.each([
    new ApiError({ status: 404, message: '未找到该主体' }),
    new ApiError({ status: 403 }),
    new ApiError({ status: 503 }),
    new Error('broken'),
    null,
  ])('of another kind prompts for nothing: %s', (error) => {
    expect(promptOf(error)).toBeNull()
  })
})
