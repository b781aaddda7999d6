import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fixtureFolder } from '../../test/support/read-edition.ts'
import { type NoticeIndex, noticePages } from './notice-pages.ts'
import { readPageText } from './page-text.ts'
import { readIndex, unitAddress, unitMarkup } from './read-index.ts'

const fixture = (name: string) => readFileSync(`${fixtureFolder}/notice-pages/${name}`)
const utf8 = (name: string) => fixture(name).toString('utf8')
const gb = (name: string) => new TextDecoder('gb18030').decode(fixture(name))

function pageOf(id: string): NoticeIndex {
  const found = noticePages.find((page) => page.id === id)
  if (found === undefined) throw new Error(`There is no page ${id}`)
  return found
}

it('finds every notice on the page of the Ministry of Foreign Affairs, with its day', () => {
  const links = readIndex(utf8('mfa-index.page'), pageOf('mfa').url, pageOf('mfa'))
  expect(links).toHaveLength(11)
  expect(links[0]).toEqual({
    url: 'https://www.mfa.gov.cn/web/wjb_673085/zfxxgk_674865/gknrlb/fzcqdcs/202512/t20251215_11773001.shtml',
    title: '关于对岩崎茂采取反制措施的决定',
    announcedOn: '2025-12-15',
  })
})

it('follows a column of the Ministry of Commerce to where it loads its links, and keeps those about the lists', () => {
  const security = pageOf('mofcom-security')
  const column = utf8('mofcom-column.page')
  expect(() => readIndex(column, security.url, security)).toThrow('names 0 notices on mofcom-security')
  const address = new URL(unitAddress(column, security.url) ?? '')
  expect(address.host).toBe('aqygzj.mofcom.gov.cn')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    pageId: '79d6d2c4e44d458180d37dd4f0996645',
    tagId: '信息列表',
    paramJson: '{"pageNo":1,"pageSize":100}',
  })
  const links = readIndex(unitMarkup(utf8('mofcom-unit.json')), security.url, security)
  expect(links.map(({ title, announcedOn }) => [title, announcedOn])).toEqual([
    ['商务部公告2025年第51号 公布将3家美国实体列入出口管制管控名单决定', '2025-09-25'],
    ['商务部新闻发言人就调整出口管制管控名单措施答记者问', '2026-11-09'],
  ])
})

it('takes the longest title of a page that the Taiwan Affairs Office links twice', () => {
  const tao = pageOf('tao')
  const titles = readIndex(gb('tao-hub.page'), tao.url, tao).map(({ title }) => title)
  expect(titles).toEqual(['国务院台办发言人公布“台独”顽固分子清单新增人员', '“台独”顽固分子清单', '“台独”打手帮凶名单'])
})

it.each([
  ['an error page', '<html><body>404 <a href="/">首页</a></body></html>'],
  ['nothing', ''],
  ['links to another host', utf8('mfa-index.page').replaceAll('./2', 'https://other.example/2')],
])('has lost its shape as %s', (_, body) => {
  expect(() => readIndex(body, pageOf('mfa').url, pageOf('mfa'))).toThrow('names 0 notices on mfa, 10 or more')
})

it.each(['{}', '[]', '<html>', '{"data":{"html":1}}'])('refuses %s for the answer of a column', (answer) => {
  expect(() => unitMarkup(answer)).toThrow('no data.html')
})

it('takes the text of a notice from where its publisher has it, line by line', () => {
  const { title, publishedOn, text } = readPageText(utf8('mofcom-notice.page'))
  expect([title, publishedOn]).toEqual([
    '商务部公告2025年第51号 公布将3家美国实体列入出口管制管控名单决定',
    '2025-09-25',
  ])
  expect(text.split('\n').slice(-3)).toEqual([
    '1. 亨廷顿·英格尔斯工业公司（Huntington Ingalls Industries, Inc.）',
    '2. 行星管理集团（Planate Management Group）',
    '3. 全球维度公司（Global Dimensions LLC）',
  ])
  expect(readPageText(utf8('mfa-notice.page')).text).not.toContain('版权所有')
  expect(() => readPageText('<html><body><p>维护中</p></body></html>')).toThrow('none of the known places')
})
