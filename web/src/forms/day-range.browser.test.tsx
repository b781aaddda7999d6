import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages, renderPart } from '../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../i18n/setup.ts'
import { DayRange } from './day-range.tsx'

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('my-account')
})

interface Days {
  from: string | undefined
  to: string | undefined
}

function Range(initial: Days) {
  const [range, setRange] = useState<Days>(initial)
  return (
    <>
      <DayRange {...range} onChange={setRange} />
      <p>{`${range.from ?? 'any'} to ${range.to ?? 'any'}`}</p>
    </>
  )
}

const range = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const empty: Days = { from: undefined, to: undefined }
const from = () => page.getByRole('textbox', { name: '开始日期' })

describe('a range of days', () => {
  it('is typed, and a complete day counts at once', async () => {
    await renderPart(<Range {...empty} />)
    await from().fill('2026-06-2')
    await range('any to any')
    await from().fill('2026-06-29')
    await range('2026-06-29 to any')
    await from().fill('')
    await range('any to any')
  })

  it('takes other forms of a day when the field is left, and drops what is no day', async () => {
    await renderPart(<Range {...empty} />)
    await from().fill('2026年6月29日')
    await userEvent.tab()
    await range('2026-06-29 to any')
    await expect.element(from()).toHaveValue('2026-06-29')
    await from().fill('2026-02-30')
    await userEvent.tab()
    await expect.element(from()).toHaveValue('2026-06-29')
    await range('2026-06-29 to any')
  })

  it('says when its days are in the wrong order', async () => {
    await renderPart(<Range from="2026-06-29" to="2026-06-01" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('日期 开始日期不能晚于结束日期')
  })

  it.each(languages)('is chosen in the calendar by keyboard alone (%s)', async (language) => {
    await renderPart(<Range from="2026-06-29" to={undefined} />, language)
    const words = {
      zh: { button: '打开日历，选起始日', day: '2026年6月30日星期二', month: '六月' },
      en: { button: 'Calendar of the start', day: 'Tuesday, June 30, 2026', month: 'June' },
    }[language]
    const button = page.getByRole('button', { name: words.button })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const calendar = page.getByRole('dialog', { name: words.button })
    await expect.element(calendar).toBeVisible()
    await expect.element(calendar.getByRole('combobox').first()).toHaveDisplayValue(words.month)
    await calendar.getByRole('button', { name: /29/ }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(calendar.getByRole('button', { name: words.day })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await range('2026-06-30 to any')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('closes its calendar with Escape', async () => {
    await renderPart(<Range {...empty} />)
    const button = page.getByRole('button', { name: '打开日历，选截止日' })
    await button.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })
})
