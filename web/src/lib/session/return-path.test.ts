import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { landingOf, ownPath, saveReturnPath, takeLanding } from './return-path.ts'

describe('a path of this site', () => {
  it.each([
    '/home',
    '/sanctionSearch?seachKey=%E4%B8%AD&page=2',
    '/sanctionInfoSearch?id=ofac-1&dataType=01&s=1#lists',
    '/filesInfo?fileId=7',
  ])('%s is accepted unchanged', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    '//evil.example/home',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/home/..//evil.example',
    'https://evil.example/home',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'home',
    ' /home',
    '',
  ])('%j is rejected', (address) => {
    expect(ownPath(address)).toBeNull()
  })

  it('a missing address is rejected', () => {
    expect(ownPath(null)).toBeNull()
  })
})

describe('where somebody lands', () => {
  it.each(['/home', '/sanctionInfoSearch?id=1', '/filesInfo?fileId=7', '/chinaSanctionList?labelId=3'])(
    'is the stored path: %s',
    (path) => {
      expect(landingOf(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    '//evil.example',
    'https://evil.example',
    '/login',
    '/register',
    '/wechatShowPage?code=1',
    '/updateUserInfo?type=openVip',
    '/',
  ])('is home where nothing good was kept: %j', (path) => {
    expect(landingOf(path)).toBe('/home')
  })
})

describe('a kept path', () => {
  const ann = { userId: 'ann' }
  const bob = { userId: 'bob' }
  const path = '/sanctionInfoSearch?id=1'

  beforeEach(() => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
    vi.stubGlobal('sessionStorage', storage)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('of a visitor can be used once by the user who signs in', () => {
    saveReturnPath(path)
    expect([takeLanding(bob), takeLanding(bob)]).toEqual([path, '/home'])
  })

  it('of a user whose session ended can be used only by that user', () => {
    saveReturnPath(path, 'ann')
    expect(takeLanding(ann)).toBe(path)
    saveReturnPath(path, 'ann')
    expect([takeLanding(bob), takeLanding(ann)]).toEqual(['/home', '/home'])
    saveReturnPath(path, 'ann')
    saveReturnPath('/sanctionSearch')
    expect(takeLanding(bob)).toBe('/sanctionSearch')
  })
})
