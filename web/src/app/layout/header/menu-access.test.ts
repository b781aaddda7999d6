import { describe, expect, it } from 'vitest'
import { menuAccess } from './menu-access.ts'

const entry = (pageUrl: string, isAuth: '0' | '1') => ({
  menuId: pageUrl,
  menuName: '',
  menuEn: '',
  pageUrl,
  isAuth,
  chirdrens: [],
})
const menuList = [
  entry('/home', '1'),
  entry('/sanctionSearch', '0'),
  entry('/chinaSanctionPage', '0'),
  entry('/freshness', '1'),
]

describe('a menu entry', () => {
  it('is open to visitors', () => {
    expect(menuAccess(null, '/sanctionSearch')).toBe('go')
  })

  it('offers membership where the package does not include it, and warns on the China page', () => {
    const session = { infoComplete: true, menuList }
    expect(menuAccess(session, '/home')).toBe('go')
    expect(menuAccess(session, '/freshness')).toBe('go')
    expect(menuAccess(session, '/sanctionSearch')).toBe('refuse')
    expect(menuAccess(session, '/chinaSanctionPage')).toBe('warn')
  })

  it('is open when the server does not know it', () => {
    expect(menuAccess({ infoComplete: true, menuList: [] }, '/freshness')).toBe('go')
  })

  it('is limited to five pages while the profile is incomplete, whatever the package', () => {
    const session = { infoComplete: false, menuList }
    expect(menuAccess(session, '/sanctionSearch')).toBe('go')
    expect(menuAccess(session, '/chinaSanctionPage')).toBe('go')
    expect(menuAccess(session, '/freshness')).toBe('refuse')
  })
})
