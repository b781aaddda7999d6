import { expect, it } from 'vitest'
import { readCall } from './call.ts'

it('reads a call; paths start at the folder of the user', () => {
  expect(readCall(['names.csv'], '/home/me')).toMatchObject({
    file: '/home/me/names.csv',
    out: null,
    top: 20,
    minScore: 50,
    source: undefined,
  })
  const args = ['--top', '5', '--min-score=70', '--source', 'ofac-sdn,2', '--out', '/tmp/hits.csv', '--lang', 'zh', 'a']
  expect(readCall(args, '/')).toMatchObject({ file: '/a', out: '/tmp/hits.csv', top: 5, minScore: 70 })
  expect(readCall(args, '/')?.phrases.separator).toBe('、')
})

it.each([
  [[]],
  [['a.csv', 'b.csv']],
  [['a.csv', '--depth', '3']],
  [['a.csv', '--top', '0']],
  [['a.csv', '--top', '1.5']],
  [['a.csv', '--min-score', '101']],
  [['a.csv', '--lang', 'de']],
  [['a.csv', '--out']],
])('does not understand %j', (args) => {
  expect(readCall(args, '/')).toBeNull()
})
