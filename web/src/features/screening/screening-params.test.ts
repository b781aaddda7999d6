import { expect, test } from 'vitest'
import { checkDetailParams } from './screening-params.ts'

test('the names of a batch are addressed by its id, under either name', () => {
  expect(checkDetailParams.parse({ id: 6 })).toMatchObject({ batchId: '6' })
  expect(checkDetailParams.parse({ batchId: '7', id: '6' })).toMatchObject({ batchId: '7' })
  expect(checkDetailParams.parse({ id: 6 })).not.toHaveProperty('id')
  expect(checkDetailParams.parse({}).batchId).toBeUndefined()
})
