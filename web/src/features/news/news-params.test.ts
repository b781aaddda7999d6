import { expect, it } from 'vitest'
import { newsListParams } from './news-params.ts'

it('reads a tab typed as a number, and takes the first for one that is none', () => {
  expect(newsListParams.parse({ tab: 2 })).toMatchObject({ tab: '2', page: 1 })
  expect(newsListParams.parse({ tab: '3', page: 'x' })).toMatchObject({ tab: '1', page: 1 })
})
