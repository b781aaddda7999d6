import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { self } from '../services/processes.mjs'
import { runningMode } from './running-mode.mjs'

const run = mkdtempSync(`${tmpdir()}/qingdan-mode-`)
afterEach(() => rmSync(`${run}/start.json`, { force: true }))

/** @param {object} record */
const record = (record) => writeFileSync(`${run}/start.json`, JSON.stringify(record))

test('commands have the mode in which the product of their folder was started', () => {
  record({ launcher: self(), mode: 'production' })
  expect(runningMode({ run })).toBe('production')
})

test('no product that was killed gives them its mode', () => {
  expect(runningMode({ run })).toBeNull()
  record({ launcher: { ...self(), pid: 2 ** 22 - 1 }, mode: 'production' })
  expect(runningMode({ run })).toBeNull()
})
