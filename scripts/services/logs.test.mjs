import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginLog, shortenLogs } from './logs.mjs'

let folder = ''
let log = ''
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/qingdan-logs-`)
  log = `${folder}/api.log`
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8')

test('a program goes on writing into a log that was shortened, and what was cut off is kept', () => {
  const open = openSync(log, 'a')
  writeSync(open, 'one line too much')
  shortenLogs(folder, 10)
  writeSync(open, 'next')
  shortenLogs(folder, 10)
  closeSync(open)
  expect([read(`${log}.1`), read(log)]).toEqual(['one line too much', 'next'])
})

test('a new log keeps the one before', () => {
  beginLog(folder, log)
  const open = openSync(log, 'a')
  writeSync(open, 'why it died')
  closeSync(open)
  beginLog(folder, log)
  expect([read(`${log}.1`), read(log)]).toEqual(['why it died', ''])
})
