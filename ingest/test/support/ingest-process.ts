import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import type { TestEnvironment } from './test-environment.ts'

export interface IngestProcess {
  child: ChildProcess
  /** Resolves when a line with these words was printed. */
  says(words: string): Promise<void>
  /** Asks it to stop; its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The command line on a test's environment, as a process of its own. */
export async function startIngest(environment: TestEnvironment, args: string[]): Promise<IngestProcess> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(environment.db)
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  url.pathname = `/${found.rows[0]?.name}`
  const child = spawn(process.execPath, [new URL('../../src/cli.ts', import.meta.url).pathname, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: url.href,
      INDEX_PREFIX: environment.indexPrefix,
      DATA_DIR: environment.dataFolder,
      SOURCE_MIRROR: environment.mirror,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  let said = ''
  const listeners = new Set<() => void>()
  child.stderr?.on('data', (chunk) => {
    said += chunk
    for (const listen of listeners) listen()
  })
  return {
    child,
    async says(words) {
      if (said.includes(words)) return
      await new Promise<void>((resolve, reject) => {
        const listen = () => said.includes(words) && resolve()
        listeners.add(listen)
        child.once('exit', () => reject(new Error(`It ended without saying "${words}": ${said}`)))
      })
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
