import { execFile, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopSignal } from '../stopping.mjs'

/**
 * A process with its start time, because the number alone may belong to another program later.
 * @typedef {{ pid: number, birth: string }} Identity
 */

/**
 * Identity of a running process; null if there is none (a zombie counts as none).
 * @param {number} pid
 * @returns {Identity | null}
 */
export function identify(pid) {
  const birth = process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid)
  return birth === null ? null : { pid, birth }
}

/** Identity of this process. @returns {Identity} */
export function self() {
  return identify(process.pid) ?? { pid: process.pid, birth: 'unknown' }
}

/** @param {Identity | null | undefined} identity */
export function isAlive(identity) {
  return identity ? identify(identity.pid)?.birth === identity.birth : false
}

/**
 * State and start time from /proc/<pid>/stat; the name in brackets may contain spaces and brackets.
 * @param {string} stat
 */
export function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', startTick: fields[19] ?? '' }
}

/** @param {number} pid */
function birthFromProc(pid) {
  try {
    const { state, startTick } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return state === 'Z' ? null : `${boot}/${startTick}`
  } catch {
    return null // No such process.
  }
}

/** @param {number} pid */
function birthFromPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null // ps exits with 1 if there is no such process.
  }
}

/**
 * Starts a program that outlives this process, in its own group (so that Ctrl-C in the terminal reaches only this
 * process), with its output appended to a file. Rejects if it cannot be started.
 * @param {string} command @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string, account: { uid: number, gid: number } | null }} options
 * @returns {Promise<Identity>}
 */
export async function startDaemon(command, args, { cwd, env, log, account }) {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  closeSync(output)
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.unref()
  return identify(child.pid ?? 0) ?? { pid: child.pid ?? 0, birth: 'gone' }
}

/**
 * Signals a process to end and waits; kills it if it does not end.
 * @param {Identity} identity @param {NodeJS.Signals} signal @param {number} patience milliseconds
 */
export async function endProcess(identity, signal = 'SIGTERM', patience = 20_000) {
  if (!isAlive(identity)) return
  process.kill(identity.pid, signal)
  if (await hasEnded(identity, patience)) return
  process.kill(identity.pid, 'SIGKILL')
  await hasEnded(identity, 5_000)
}

/** @param {Identity} identity @param {number} patience milliseconds */
async function hasEnded(identity, patience) {
  const deadline = Date.now() + patience
  while (isAlive(identity)) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}

/**
 * Runs a program to its end and collects its output; ends it when the user stops the command. Never rejects: a
 * missing program has code 127.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, account?: { uid: number, gid: number } | null, outlivesStop?: boolean }} [options]
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export function collect(command, args, { cwd, env, timeout = 0, account = null, outlivesStop = false } = {}) {
  return new Promise((resolve) => {
    const signal = outlivesStop ? undefined : stopSignal
    const options = {
      cwd,
      env,
      timeout,
      signal,
      maxBuffer: 16e6,
      ...(account && { uid: account.uid, gid: account.gid }),
    }
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 127) : 0
      resolve({ code, stdout, stderr })
    })
  })
}
