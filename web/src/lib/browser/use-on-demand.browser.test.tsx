import { useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../test/render-part.tsx'
import { useOnDemand } from './use-on-demand.ts'

function Menu({ load }: { load: () => Promise<string> }) {
  const target = useRef<HTMLButtonElement>(null)
  const { loaded, approach } = useOnDemand(load, target)
  if (loaded) return <p>{loaded.start.wasUsed ? 'opened' : 'closed'}</p>
  return (
    <button type="button" ref={target} {...approach}>
      Menu
    </button>
  )
}

async function renderMenu() {
  const arrival = Promise.withResolvers<string>()
  await renderPart(<Menu load={() => arrival.promise} />)
  const button = page.getByRole('button').element()
  const act = (event: string) => button.dispatchEvent(new PointerEvent(event, { bubbles: true }))
  const arrive = async () => {
    arrival.resolve('menu')
    await arrival.promise
  }
  return { act, arrive }
}

it('stays closed when the reader only came near', async () => {
  const { act, arrive } = await renderMenu()
  act('pointerover')
  await arrive()
  await expect.element(page.getByText('closed')).toBeVisible()
})

it('opens when it was pressed while it loaded', async () => {
  const { act, arrive } = await renderMenu()
  act('pointerover')
  act('pointerdown')
  await arrive()
  await expect.element(page.getByText('opened')).toBeVisible()
})

it('opens when it was pressed after it arrived and before it was drawn', async () => {
  const { act, arrive } = await renderMenu()
  act('pointerover')
  await arrive()
  act('pointerdown')
  await expect.element(page.getByText('opened')).toBeVisible()
})
