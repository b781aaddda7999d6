import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { axeFindings, listenForErrors, looks, sidewaysScrolls, visits } from './browser.ts'

const { open } = visits({ as: 'demo' })

const listed = 'Bank Melli Iran Trade'

/** A batch of one name. */
async function batchOf(name: string) {
  const cells = [['名称'], [name]].map((row) => row.map((value) => ({ type: String, value })))
  return {
    name: 'one.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeExcelFile(cells).toBuffer(),
  }
}

describe('a rule of the desk', () => {
  it('is tried, put in force, hides a candidate visibly, and ends', async () => {
    const page = await open('/batchCheck')
    const errors = listenForErrors(page)
    const screen = async () => {
      await page.goto('/batchCheck')
      await page.getByRole('main').getByRole('button', { name: '导入名称' }).first().click()
      const dialog = page.getByRole('dialog', { name: '导入名称' })
      await dialog.locator('input[type="file"]').setInputFiles(await batchOf(listed))
      await dialog.getByRole('button', { name: /^导入并筛查/ }).click()
      await page.waitForURL(/\/checkDetail\?batchId=/)
    }
    const row = page.getByRole('row').filter({ hasText: listed })
    await screen()
    await row.getByText('待确认').waitFor({ timeout: 60_000 })

    await page.goto('/screeningRules')
    await page.getByRole('button', { name: '新增阈值' }).click()
    const form = page.getByRole('dialog', { name: '新增阈值' })
    await form.getByRole('textbox', { name: /最低匹配度/ }).fill('60')
    await form.getByRole('textbox', { name: '理由' }).fill('只看完全一致的名称')
    await form.getByRole('button', { name: '保存草稿' }).click()
    await form.getByText('匹配度须高于 70').waitFor()
    await form.getByRole('textbox', { name: /最低匹配度/ }).fill('100')
    await form.getByRole('button', { name: '保存草稿' }).click()
    await form.waitFor({ state: 'detached' })

    const rule = page.getByRole('row').filter({ hasText: '匹配度低于 100' }).first()
    await rule.getByText('草稿', { exact: true }).waitFor()
    await rule.getByRole('button', { name: /^试算/ }).click()
    const trial = page.getByRole('dialog', { name: /^试算规则/ })
    expect(await trial.getByRole('button', { name: '启用规则' }).isDisabled()).toBe(true)
    await trial.getByRole('button', { name: '试算' }).click()
    await trial
      .getByRole('status')
      .getByText(/会隐藏 \d+ 个候选/)
      .waitFor()
    await trial.getByRole('rowheader', { name: listed }).first().waitFor()
    await trial.getByRole('button', { name: '启用规则' }).click()
    await trial.waitFor({ state: 'detached' })
    await rule.getByText('执行中', { exact: true }).waitFor()

    await screen()
    await row.getByText('规则隐藏', { exact: true }).waitFor({ timeout: 60_000 })
    await row.getByText(/其中规则隐藏 \d/).waitFor()
    await page.keyboard.press('j')
    await page.getByText('理由： 只看完全一致的名称').first().waitFor()

    await page.goto('/screeningRules')
    await rule.getByRole('button', { name: /隐藏的候选：/ }).click()
    await page.getByRole('dialog').getByRole('rowheader', { name: listed }).first().waitFor()
    await page.keyboard.press('Escape')
    await rule.getByRole('button', { name: /^停用/ }).click()
    await page.getByRole('dialog', { name: '停用' }).getByRole('button', { name: '停用' }).click()
    await rule.getByText('已停用', { exact: true }).waitFor()
    // The refused score is one.
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
  }, 180_000)

  it.each(looks)(
    'reads well in %s and %s, at every width',
    async (language, scheme) => {
      const page = await open('/screeningRules', { language, scheme })
      await page
        .getByRole('table')
        .or(page.getByText(language === 'zh' ? '还没有规则' : 'No rules yet'))
        .first()
        .waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await sidewaysScrolls(page)).toEqual([])
      await page.getByRole('button', { name: language === 'zh' ? '新增白名单' : 'Add a good name' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      expect(await axeFindings(page)).toEqual([])
    },
    60_000,
  )
})
