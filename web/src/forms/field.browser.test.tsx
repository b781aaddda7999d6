import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages, renderPart } from '../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../i18n/setup.ts'
import { ChoiceField, Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('account')
})

/** Texts of the elements that describe a control. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

describe('a field', () => {
  it('is named by its label, and described by its hint', async () => {
    await renderPart(<Field label="Company" hint="As registered" required />)
    const input = page.getByRole('textbox', { name: 'Company', exact: true })
    await expect.element(input).toBeRequired()
    expect(descriptionOf(input.element())).toBe('As registered')
    expect(input.element().getAttribute('aria-invalid')).not.toBe('true')
  })

  it('shows its error in place of the hint', async () => {
    await renderPart(<Field label="Company" hint="As registered" error="Too long" />)
    const input = page.getByRole('textbox', { name: 'Company' })
    expect(input.element().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input.element())).toBe('Too long')
    await expect.element(page.getByText('As registered')).not.toBeInTheDocument()
  })

  it('can be disabled', async () => {
    await renderPart(<Field label="Company" disabled />)
    await expect.element(page.getByRole('textbox', { name: 'Company' })).toBeDisabled()
  })
})

describe('a choice', () => {
  it('is labelled and described like a field', async () => {
    await renderPart(
      <ChoiceField label="Industry" error="Choose one" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </ChoiceField>,
    )
    const select = page.getByRole('combobox', { name: 'Industry' })
    await expect.element(select).toHaveValue('b')
    expect(select.element().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(select.element())).toBe('Choose one')
  })
})

describe('a password field', () => {
  it.each(languages)('shows and hides its text by keyboard, named in the language (%s)', async (language) => {
    await renderPart(<PasswordField label="Password" defaultValue="abcd1234" />, language)
    const words = { zh: ['显示密码', '隐藏密码'], en: ['Show password', 'Hide password'] }[language]
    const input = page.getByLabelText('Password', { exact: true })
    await expect.element(input).toHaveAttribute('type', 'password')
    await input.click()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: words[0] })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveAttribute('type', 'text')
    await expect.element(page.getByRole('button', { name: words[1] })).toBeVisible()
  })

  it('is also shown by a click without a pointer, as assistive programs send it', async () => {
    await renderPart(<PasswordField label="Password" />, 'en')
    const button = page.getByRole('button', { name: 'Show password' }).element()
    if (button instanceof HTMLElement) button.click()
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text')
  })
})

function Phone() {
  const [phone, setPhone] = useState('')
  return <PhoneField label="Phone" value={phone} onChange={setPhone} />
}

describe('a phone field', () => {
  it('reduces a copied number to what the server stores', async () => {
    await renderPart(<Phone />)
    const input = page.getByRole('textbox', { name: 'Phone' })
    await input.fill('+86 138-1234-5678')
    await expect.element(input).toHaveValue('13812345678')
  })
})
