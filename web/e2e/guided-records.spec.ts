import { describe, expect, it } from 'vitest'
import { sidewaysScrolls, visits, widths } from './browser.ts'

const { open } = visits({ as: 'demo' })

describe('what is known before the questions', () => {
  it.each([
    ['narrow', '/directProductRules'],
    ['narrow', '/endUses'],
    ['medium', '/TransactionControl'],
  ] as const)('%s window of %s does not scroll sideways', async (width, path) => {
    const page = await open(path, { width: widths[width] })
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
