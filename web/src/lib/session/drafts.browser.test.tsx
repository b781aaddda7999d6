import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../test/render-part.tsx'
import { useDraft } from './drafts.ts'

function Note() {
  const [text, write] = useDraft('note-7')
  return <input aria-label="Note" value={text} onChange={(event) => write(event.currentTarget.value)} />
}

/** Whether the browser asks before it leaves the page. */
function isAskedFirst(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

it('the browser asks before it leaves while a text is being written, and not once it is saved', async () => {
  await renderPart(<Note />)
  expect(isAskedFirst()).toBe(false)
  await page.getByLabelText('Note').fill('Seen the register')
  expect(isAskedFirst()).toBe(true)
  await page.getByLabelText('Note').fill('')
  expect(isAskedFirst()).toBe(false)
})
