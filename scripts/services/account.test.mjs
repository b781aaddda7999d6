import { lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { findAccount, takeOver } from './account.mjs'

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

// Only root may change owners.
test.runIf(process.getuid?.() === 0)('what a restored folder holds belongs to the account again', () => {
  const folder = mkdtempSync(`${tmpdir()}/restored-`)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(`${folder}/base`)
  writeFileSync(`${folder}/base/PG_VERSION`, '18')
  takeOver(folder, null)
  expect(lstatSync(folder).uid).toBe(0)
  takeOver(folder, { name: 'nobody', uid: 65534, gid: 65533 })
  for (const path of [folder, `${folder}/base`, `${folder}/base/PG_VERSION`]) expect(lstatSync(path).uid).toBe(65534)
})
