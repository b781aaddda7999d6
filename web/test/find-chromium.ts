import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The installed browser, if any; CHROMIUM_PATH selects another one. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  // Opens a window in a third of the processor time that the whole browser takes.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const candidates = [
    ...(named ? [named] : folders.flatMap((folder) => names.map((name) => join(folder, name)))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return candidates.find(isExecutable)
}

/** Chromium refuses to run its sandbox as root, which is the user in containers. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
