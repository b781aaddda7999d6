import { errors } from '@elastic/elasticsearch'
import { describe, expect, test } from 'vitest'
import { outageOf } from './outages.ts'

function withCode(code: string): Error {
  return Object.assign(new Error('refused'), { code })
}

function refusal(statusCode: number): errors.ResponseError {
  return new errors.ResponseError({ statusCode, body: {}, headers: {}, warnings: null, meta: {} } as never)
}

describe('an outage', () => {
  test.each(['ECONNREFUSED', 'ENOTFOUND', '57P01', '57P03', '57014', '53300', '08006', '3D000', '42P01'])(
    'database: %s',
    (code) => {
      expect(outageOf(withCode(code))).toBe('database.away')
    },
  )

  test('database: every address of the host refuses', () => {
    expect(outageOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe('database.away')
  })

  test('database: no free connection in time, or the connection ends', () => {
    expect(outageOf(new Error('timeout exceeded when trying to connect'))).toBe('database.away')
    expect(outageOf(new Error('Connection terminated unexpectedly'))).toBe('database.away')
  })

  test('engine: no answer, too many requests, or no index yet', () => {
    expect(outageOf(new errors.ConnectionError('no'))).toBe('engine.away')
    expect(outageOf(new errors.TimeoutError('late'))).toBe('engine.away')
    expect(outageOf(refusal(429))).toBe('engine.away')
    expect(outageOf(refusal(503))).toBe('engine.away')
    expect(outageOf(refusal(404))).toBe('engine.loading')
  })

  test('does not include our own programming errors', () => {
    expect(outageOf(refusal(400))).toBeNull()
    expect(outageOf(withCode('42703'))).toBeNull()
    expect(outageOf(withCode('28P01'))).toBeNull()
    expect(outageOf(new TypeError('undefined'))).toBeNull()
    expect(outageOf('text')).toBeNull()
  })
})
