import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../test/render-part.tsx'
import { changeLanguage, loadPhrases, startLanguage } from '../i18n/setup.ts'
import { ApiError } from '../lib/api/api-client.ts'
import { passwordChangeProblems } from './account-rules.ts'
import { Field } from './field.tsx'
import { Refusal } from './refusal.tsx'
import { useAccountForm } from './use-account-form.tsx'

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('account')
})

function Form({ send }: { send: () => Promise<void> }) {
  const { form, isBusy, refusal, onSubmit, bind } = useAccountForm({
    initialValues: { oldPwd: '', newPwd: '', confirmNewPwd: '' },
    problemsOf: passwordChangeProblems,
    send,
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Field {...bind('oldPwd')} />
      <Field {...bind('newPwd')} />
      <Field {...bind('confirmNewPwd')} />
      <Refusal text={refusal} />
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const submit = () => page.getByRole('button', { name: 'Send' }).click()
const refusing = (fields: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(fields))

async function fill(values: readonly [string, string, string]): Promise<void> {
  await field('原密码').fill(values[0])
  await field('新密码').fill(values[1])
  await field('确认新密码').fill(values[2])
}

describe('a form', () => {
  it('validates a field that is left, but not an empty one', async () => {
    await renderPart(<Form send={async () => {}} />)
    await field('原密码').click()
    await field('新密码').fill('short')
    await userEvent.tab()
    await expect.element(page.getByText('密码须为 8 至 64 个字符', { exact: false })).toBeVisible()
    await expect.element(page.getByText('请输入原密码')).not.toBeInTheDocument()
  })

  it('is not sent while a field is invalid, and focuses the first one', async () => {
    let sent = 0
    await renderPart(
      <Form
        send={async () => {
          sent += 1
        }}
      />,
    )
    await field('原密码').fill('old-one-1')
    await submit()
    await expect.element(field('新密码')).toHaveFocus()
    await expect.element(page.getByText('请再次输入新密码')).toBeVisible()
    expect(sent).toBe(0)
  })

  it('validates fields that depend on each other while typing', async () => {
    await renderPart(<Form send={async () => {}} />)
    await fill(['old-one-1', 'new-one-1', 'new-one-2'])
    await submit()
    await expect.element(page.getByText('两次输入的新密码不一致')).toBeVisible()
    await field('新密码').fill('new-one-2')
    await expect.element(page.getByText('两次输入的新密码不一致')).not.toBeInTheDocument()
  })

  it('shows the server’s error at its field until the next change', async () => {
    const errors = [{ field: 'oldPwd', code: 'password.wrongOld', message: '原密码错误' }]
    await renderPart(<Form send={refusing({ status: 400, message: '参数错误', data: { errors } })} />)
    await fill(['old-one-1', 'new-one-1', 'new-one-1'])
    await submit()
    await expect.element(field('原密码')).toHaveFocus()
    await expect.element(page.getByText('原密码错误')).toBeVisible()
    await expect.element(page.getByText('参数错误')).not.toBeInTheDocument()
    await field('新密码').fill('new-one-11')
    await expect.element(page.getByText('原密码错误')).not.toBeInTheDocument()
  })

  it('shows an error without a field as an alert', async () => {
    await renderPart(<Form send={refusing({ status: 429, message: '请 2 分钟后再试' })} />)
    await fill(['old-one-1', 'new-one-1', 'new-one-1'])
    await submit()
    await expect.element(page.getByRole('alert')).toHaveTextContent('请 2 分钟后再试')
  })

  it('shows its errors in the language of the page', async () => {
    await renderPart(<Form send={async () => {}} />)
    await submit()
    await expect.element(page.getByText('请输入原密码')).toBeVisible()
    await changeLanguage('en')
    await expect.element(page.getByText('请输入原密码')).not.toBeInTheDocument()
    await expect.element(field('Old password')).toHaveAttribute('aria-invalid', 'true')
  })
})
