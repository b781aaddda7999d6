import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { environment } from '../environment.mjs'
import { reportProgress } from '../progress.mjs'
import { freePort } from '../services/ports.mjs'
import { clearWorkspace } from '../services/services.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { pinnedNode, root, throwawayDirs } from '../workspace-dirs.mjs'
import { row, seconds } from './rows.mjs'

/** A clean folder each time. */
const dirs = throwawayDirs('bench-first')

/** `npm start` on a clean folder with nothing to fetch: from the command to every list searchable. */
export async function measureFirstStart() {
  throwIfStopped()
  await clearWorkspace(dirs)
  const emptyMirror = `${dirs.local}/mirror`
  mkdirSync(emptyMirror, { recursive: true })
  const { DATABASE_URL, ELASTICSEARCH_URL, APP_MODE, SESSION_SECRET, ...others } = environment
  const port = await freePort(3400)
  reportProgress('Measuring: the first start, without a network')
  const began = performance.now()
  const launcher = spawn(pinnedNode, [`${root}/scripts/commands/start.mjs`, `--dirs=${dirs.name}`], {
    cwd: root,
    env: { ...others, PORT: String(port), LOG_LEVEL: 'warn', SOURCE_MIRROR: emptyMirror },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const subjects = await untilIndexed(launcher.stdout)
    const time = performance.now() - began
    const what = `${subjects.toLocaleString('en')} subjects · ${seconds(time)}`
    row(
      'first start without a network, installed',
      what,
      '≥ 30,000 subjects · ≤ 90 s',
      subjects >= 30_000 && time <= 90_000,
    )
  } finally {
    const ended = once(launcher, 'exit')
    launcher.kill('SIGTERM')
    await ended
    await clearWorkspace(dirs)
  }
}

/** The number of subjects of the first index. @param {import('node:stream').Readable} output */
async function untilIndexed(output) {
  for await (const line of createInterface({ input: output })) {
    const found = /index: ([\d,]+) subjects/.exec(line)
    if (found?.[1] === undefined) continue
    output.resume()
    return Number(found[1].replaceAll(',', ''))
  }
  throw new Error('the product ended before its lists were searchable')
}
