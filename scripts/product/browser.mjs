import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { collect } from '../services/processes.mjs'

const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the tests: CHROMIUM_PATH, the PATH, then the usual places. */
export function findBrowser() {
  const named = environment['CHROMIUM_PATH']
  const onPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => `${folder}/${program}`))
  const found = named ? [named].find(isProgram) : [...onPath, ...places].find(isProgram)
  if (!found) throw new UserFacingError(messages.noBrowser())
  return found
}

/** What the browser says of itself; empty without a browser. @returns {Promise<string>} */
export async function browserVersion() {
  try {
    return (await collect(findBrowser(), ['--version'], { timeout: 10_000 })).stdout.trim()
  } catch {
    return '' // The tests in the browser say that there is none.
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // Missing, or not executable.
  }
}
