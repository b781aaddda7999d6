import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../test/render-part.tsx'
import { Dialog } from './dialog.tsx'

const links = {
  'of this site': { attributes: { href: '/register' }, closes: true },
  'to a new window': { attributes: { href: '/register', target: '_blank' }, closes: false },
  'to a file': { attributes: { href: '/card.png', download: true }, closes: false },
  'to another site': { attributes: { href: 'https://example.com/' }, closes: false },
  'to a phone': { attributes: { href: 'tel:4001234567' }, closes: false },
}

// As with the router, no link leaves the page.
const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

describe('a dialog', () => {
  it.each(Object.entries(links))(
    'with a link %s closes only when the page is left',
    async (_name, { attributes, closes }) => {
      const onClose = vi.fn()
      await renderPart(
        <Dialog title="Sign in" onClose={onClose}>
          <a {...attributes}>
            <span>Register</span>
          </a>
        </Dialog>,
      )
      await page.getByText('Register').click()
      expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
    },
  )

  it('stays open when a link is opened in a new tab, and when a button is pressed', async () => {
    const onClose = vi.fn()
    await renderPart(
      <Dialog title="Sign in" onClose={onClose}>
        <a href="/register">Register</a>
        <button type="button">Forgotten</button>
      </Dialog>,
    )
    await page.getByText('Register').click({ modifiers: ['Control'] })
    await page.getByText('Forgotten').click()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed by a click beside it, unless something was typed in it', async () => {
    const onClose = vi.fn()
    await renderPart(
      <Dialog title="Form" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    )
    const beside = { position: { x: 5, y: 5 } }
    const overlay = page.elementLocator(document.querySelector('.mantine-Modal-overlay') as HTMLElement)
    await overlay.click(beside)
    expect(onClose).toHaveBeenCalledTimes(1)
    await page.getByLabelText('Name').fill('Rosneft')
    await overlay.click(beside)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
