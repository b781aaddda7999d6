import { describe, expect, it } from 'vitest'
import {
  closeAll,
  closeOthers,
  closeTab,
  maxTabs,
  nameTab,
  noPage,
  noTabs,
  type OpenTabs,
  restoreTabs,
  storeTabs,
  visitTab,
} from './open-tabs.ts'

const visit = (tabs: OpenTabs, ...keys: string[]) =>
  keys.reduce((before, key) => visitTab(before, { key, href: key }), tabs)
const keys = (tabs: OpenTabs) => tabs.list.map((tab) => tab.key)

describe('open tabs', () => {
  it('begin with home', () => {
    expect(keys(visit(noTabs, '/sanctionSearch'))).toEqual(['/home', '/sanctionSearch'])
  })

  it('remember the last address of a page', () => {
    const left = visitTab(visit(noTabs, '/a'), { key: '/a', href: '/a?page=3' })
    const back = visit(left, '/home')
    expect(back.list.find((tab) => tab.key === '/a')?.href).toBe('/a?page=3')
    expect(back.current).toBe('/home')
  })

  it('are the same object without a change, so that nothing renders again', () => {
    const tabs = visit(noTabs, '/a')
    expect(visit(tabs, '/a')).toBe(tabs)
    expect(noPage(noTabs)).toBe(noTabs)
  })

  it('close the least recently visited one for the twenty-first, and report which', () => {
    const pages = Array.from({ length: maxTabs - 1 }, (_, index) => `/p${index}`)
    const full = visit(noTabs, ...pages, '/p0')
    expect(full.list).toHaveLength(maxTabs)
    const more = visit(full, '/new')
    expect(more.list).toHaveLength(maxTabs)
    expect(more.replaced?.key).toBe('/p1')
    expect(keys(more)).toContain('/home')
    expect(keys(more)).toContain('/p0')
    expect(visit(more, '/p5').replaced).toBeNull()
  })

  it('move to the right neighbour after closing, otherwise to the left one', () => {
    const tabs = visit(noTabs, '/a', '/b', '/c')
    expect(closeTab(visit(tabs, '/b'), '/b').current).toBe('/c')
    expect(closeTab(tabs, '/c').current).toBe('/b')
    expect(closeTab(tabs, '/a').current).toBe('/c')
  })

  it('never close home', () => {
    expect(closeTab(noTabs, '/home')).toBe(noTabs)
    expect(keys(closeAll(visit(noTabs, '/a', '/b')))).toEqual(['/home'])
  })

  it('close all others but home', () => {
    expect(keys(closeOthers(visit(noTabs, '/a', '/b', '/c'), '/b'))).toEqual(['/home', '/b'])
  })

  it('come back after a reload', () => {
    const tabs = nameTab(visit(noTabs, '/a'), '/a', { key: 'layout:menu.methodology' })
    expect(restoreTabs(storeTabs(tabs)).list).toEqual(tabs.list.map((tab) => ({ ...tab, turn: expect.any(Number) })))
  })

  it('start empty when the stored value is invalid or leads to another site', () => {
    const evil = { key: '/x', href: '//elsewhere.example', title: null, turn: 1 }
    for (const stored of [null, '', '{', '42', '[null, 1, {}]', JSON.stringify([evil])]) {
      expect(keys(restoreTabs(stored))).toEqual(['/home'])
    }
  })
})
