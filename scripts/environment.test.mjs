import { afterEach, describe, expect, test, vi } from 'vitest'
import { appMode } from './environment.mjs'

afterEach(() => vi.unstubAllEnvs())

describe('the mode of npm start', () => {
  test.each([
    [undefined, undefined, 'development'],
    [undefined, 'postgres://db.example/qingdan', 'production'],
    ['development', 'postgres://db.example/qingdan', 'development'],
    ['production', undefined, 'production'],
  ])('with APP_MODE %s and DATABASE_URL %s is %s', (mode, databaseUrl, expected) => {
    vi.stubEnv('APP_MODE', mode)
    vi.stubEnv('DATABASE_URL', databaseUrl)
    expect(appMode()).toBe(expected)
  })
})
