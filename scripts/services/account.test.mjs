import { expect, test } from 'vitest'
import { findAccount } from './account.mjs'

const passwd =
  'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\nmac:*:-2:-2::/:\n'

test('the account is found with its numbers', () => {
  expect(findAccount(passwd, 'nobody')).toEqual({ name: 'nobody', uid: 65534, gid: 65533 })
})

test('root, a missing account and one without a usable number are refused', () => {
  expect(findAccount(passwd, 'root')).toBeNull()
  expect(findAccount(passwd, 'postgres')).toBeNull()
  expect(findAccount(passwd, 'mac')).toBeNull()
})
