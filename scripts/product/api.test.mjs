import { expect, test } from 'vitest'
import { choosePort } from './api.mjs'

test.each(['0', '65536', '80a', '-1', ' '])('PORT=%j is refused with a sentence', async (wanted) => {
  await expect(choosePort(wanted, '127.0.0.1')).rejects.toThrow('PORT is not a port')
})
