import { expect, it } from 'vitest'
import { readBulletins } from './bulletin-queries.ts'

it('skips a bulletin that cannot be parsed, but keeps the others', () => {
  const bulletin = { postTime: '2026-08-05', dataType: '0' as const }
  const read = readBulletins([
    { ...bulletin, id: '1', dataJson: '{"title":"' },
    { ...bulletin, id: '2', dataJson: '{"title":"公告"}' },
    { ...bulletin, id: '3', dataJson: 'null' },
  ])
  expect(read.map(({ id, data }) => [id, data.title])).toEqual([['2', '公告']])
})
