import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits, widths } from './browser.ts'

const { open } = visits({ as: 'admin' })
const ingest = fileURLToPath(new URL('../../ingest/src/cli.ts', import.meta.url))

const listing = `商务部公告2025年第51号 公布将3家美国实体列入出口管制管控名单
根据《中华人民共和国出口管制法》等法律法规有关规定，为维护国家安全和利益，决定将全球维度公司等3家美国实体列入出口管制管控名单，并采取以下措施：
一、禁止向上述3家美国实体出口两用物项。
二、特殊情况下确需出口的，出口经营者应当向商务部提出申请。
2025年9月25日
附件
出口管制管控名单
1. 全球维度公司（Global Dimensions LLC）
2. 高点航空技术公司（High Point Aerotechnologies）
另有一家见附表。`
const unknown = `自2026年11月10日起，继续暂停4月4日公告（商务部公告2025年第99号）相关措施1年。\n2026年11月9日`
const titles = {
  listing: '公布将3家美国实体列入出口管制管控名单',
  unknown: '商务部新闻发言人就调整出口管制管控名单措施答记者问',
}

/** As operators enter a notice that no page names. */
async function enter(text: string, name: string, title: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'qd-notice-'))
  await writeFile(join(folder, 'notice.txt'), text)
  const url = `https://www.mofcom.gov.cn/${name}.html`
  await promisify(execFile)(process.execPath, [
    ingest,
    'notice',
    join(folder, 'notice.txt'),
    '--url',
    url,
    '--title',
    title,
  ])
  await rm(folder, { recursive: true })
}

beforeAll(async () => {
  await enter(listing, 'listing', '')
  await enter(unknown, 'unknown', titles.unknown)
}, 60_000)

describe('notices of Chinese ministries', () => {
  it('show their text beside the reading, and what changes in the list; unread text is marked', async () => {
    const page = await open('/admin?tab=notices')
    const errors = listenForErrors(page)
    await page.getByRole('link', { name: titles.listing }).click()
    await page.getByRole('heading', { level: 2, name: titles.listing }).waitFor()
    const text = page.getByRole('region', { name: '公告原文' })
    expect(await text.locator('[data-unread]').allInnerTexts()).toEqual([expect.stringContaining('另有一家见附表。')])
    const effects = page.getByRole('region', { name: '清单变动' }).getByRole('listitem')
    expect(await effects.allInnerTexts()).toEqual([
      expect.stringMatching(/新增\s*全球维度公司 Global Dimensions LLC/),
      expect.stringMatching(/新增\s*高点航空技术公司 High Point Aerotechnologies 此前公告已列名/),
    ])
    await page.getByText('公告所述与识读数量不符：3/2').waitFor()
    expect(errors).toEqual([])
  })

  it('are corrected field by field, confirmed with one key, and opened again', async () => {
    const page = await open('/admin?tab=notices')
    await page.getByRole('link', { name: titles.listing }).click()
    await page.getByRole('button', { name: '更正' }).click()
    await page.getByRole('button', { name: '添加主体' }).click()
    const third = page.getByRole('group', { name: '主体 3' })
    await third.getByRole('textbox', { name: '中文名' }).fill('某某公司')
    // The key does nothing in a field.
    await third.getByRole('textbox', { name: '英文名' }).pressSequentially('Yet Another LLC')
    await page.getByRole('button', { name: '保存更正' }).click()
    await page.getByText('已更正', { exact: true }).waitFor()
    await page.getByRole('region', { name: '清单变动' }).getByText('某某公司').waitFor()
    await page.getByRole('heading', { level: 2, name: titles.listing }).click()
    await page.keyboard.press('y')
    await page.getByText('已确认，待发布').waitFor()
    await page.getByText(/admin 于 .* 确认/).waitFor()
    await page.getByRole('button', { name: '重新审阅' }).click()
    await page.getByText('待确认', { exact: true }).waitFor()
  })

  it('whose change the list does not know cannot be confirmed, and are refused with a reason', async () => {
    const page = await open('/admin?tab=notices')
    await page.getByRole('link', { name: titles.unknown }).click()
    await page.getByText('清单中未找到').waitFor()
    expect(await page.getByRole('button', { name: /^确认/ }).isDisabled()).toBe(true)
    await page.keyboard.press('y')
    await page.getByRole('button', { name: '不采用' }).click()
    const dialog = page.getByRole('dialog', { name: '不采用此公告' })
    await dialog.getByRole('textbox', { name: '理由' }).fill('原公告文号有误')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: '不采用' }).click()
    await page.getByText(/admin 于 .* 不采用：原公告文号有误/).waitFor()
    await page.getByRole('link', { name: '返回列表' }).click()
    await page.getByRole('button', { name: '已处理' }).click()
    await page.getByRole('link', { name: titles.unknown }).waitFor()
    await page.goto('/admin?tab=audit&operation=admin.refuseNotice')
    await page
      .getByRole('row', { name: /admin 不采用公告 .*理由：原公告文号有误/ })
      .first()
      .waitFor()
  })

  it('say so when there is none by that number', async () => {
    const page = await open('/admin?tab=notices&notice=999999')
    await page.getByText('未找到该公告').waitFor()
    await page.getByRole('link', { name: '返回列表' }).waitFor()
  })
})

describe.each(looks)('notices (%s, %s)', (language, scheme) => {
  it.each(Object.entries(widths))('have no serious finding of axe and never scroll sideways, %s', async (_, width) => {
    const page = await open('/admin?tab=notices', { language, scheme, width })
    await page.getByRole('link', { name: titles.listing }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
    await page.getByRole('link', { name: titles.listing }).click()
    await page.getByRole('heading', { level: 2, name: titles.listing }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
    await page.getByRole('button', { name: language === 'zh' ? '更正' : 'Correct', exact: true }).click()
    await page.getByRole('button', { name: language === 'zh' ? '保存更正' : 'Save' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
