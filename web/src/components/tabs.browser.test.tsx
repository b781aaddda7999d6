import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../test/render-part.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { tab: 'lists', name: 'Lists' },
  { tab: 'news', name: 'News' },
  { tab: 'graph', name: 'Graph' },
] as const

function Sections() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['tab']>('lists')
  return (
    <Tabs label="Sections" tabs={tabs} current={current} onChoose={setCurrent}>
      About {current}
    </Tabs>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

describe('tabs', () => {
  it('show the panel of the selected one, labelled by it', async () => {
    await renderPart(<Sections />)
    await tab('News').click()
    await expect.element(tab('News')).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel', { name: 'News' })
    await expect.element(panel).toHaveTextContent('About news')
    expect(tab('News').element().getAttribute('aria-controls')).toBe(panel.element().id)
  })

  it('are selected by arrows in a circle, and only the current one is a tab stop', async () => {
    await renderPart(<Sections />)
    await tab('Lists').click()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Graph')).toHaveFocus()
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('About graph')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Lists')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Graph')).toHaveFocus()
    expect(document.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1)
  })
})
