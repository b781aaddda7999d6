import { expect, test } from 'vitest'
import { menuOf } from './menu.ts'

const pagesOpenTo = (quotas: string[]) =>
  menuOf(new Set(quotas))
    .filter(({ isAuth }) => isAuth === '1')
    .map(({ pageUrl }) => pageUrl)

test('the menu has the order of the page, whatever the packages', () => {
  const order = [
    'home',
    'sanctionSearch',
    'china',
    'items',
    'chinaItems',
    'laws',
    'screening',
    'reports',
    'news',
    'bulletins',
    'freshness',
  ]
  expect(menuOf(new Set()).map(({ menuId }) => menuId)).toEqual(order)
  expect(menuOf(new Set(['chinaSanction'])).map(({ menuId }) => menuId)).toEqual(order)
})

test('a page with a quota is open to users who have the quota, other pages to everybody', () => {
  expect(pagesOpenTo([])).toEqual(['/home', '/sanctionMorning', '/freshness'])
  expect(pagesOpenTo(['chinaSanction', 'export'])).toEqual([
    '/home',
    '/chinaSanctionPage',
    '/sanctionMorning',
    '/freshness',
  ])
})
