import { describe, expect, it } from 'vitest'
import { landingOf, ownPath } from './return-path.ts'

describe('a path of this site', () => {
  it.each([
    '/home',
    '/sanctionSearch?seachKey=%E4%B8%AD&page=2',
    '/sanctionInfoSearch?id=ofac-1&dataType=01&s=1#lists',
    '/filesInfo?fileId=7',
  ])('%s is kept whole', (path) => {
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
  ])('%j is none', (address) => {
    expect(ownPath(address)).toBeNull()
  })

  it('is not what is missing', () => {
    expect(ownPath(null)).toBeNull()
  })
})

describe('where somebody lands', () => {
  const complete = { infoComplete: true }
  const incomplete = { infoComplete: false }

  it('is what was kept, with a complete profile', () => {
    expect(landingOf(complete, '/sanctionInfoSearch?id=1')).toBe('/sanctionInfoSearch?id=1')
    expect(landingOf(complete, '/filesInfo?fileId=7')).toBe('/filesInfo?fileId=7')
  })

  it.each(['/home', '/sanctionSearch?seachKey=x', '/eccnSearch', '/chinaEccnCategory', '/chinaSanctionList?labelId=3'])(
    'is %s with an incomplete one, too',
    (path) => {
      expect(landingOf(incomplete, path)).toBe(path)
    },
  )

  it.each([
    '/sanctionInfoSearch?id=1',
    '/chinaSanctionPage',
    '/orderAndLog',
    '/sanctionSearchX',
    '/filesInfo?fileId=7',
  ])('is home and not %s with an incomplete one', (path) => {
    expect(landingOf(incomplete, path)).toBe('/home')
  })

  it.each([null, '', '//evil.example', 'https://evil.example', '/login', '/register', '/wechatShowPage?code=1', '/'])(
    'is home where nothing good was kept: %j',
    (path) => {
      expect(landingOf(complete, path)).toBe('/home')
    },
  )
})
