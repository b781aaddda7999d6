import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { phrases as english } from '@qingdan/quality/score/phrases.en.ts'
import { phrases as chinese } from '@qingdan/quality/score/phrases.zh.ts'
import { MissingColumn, openPairs, scoreTable } from '@qingdan/quality/score/score-table.ts'
import { fileFailure, isSameFile, openOutput } from '@qingdan/screening/cli/output-file.ts'
import { TableError } from '@qingdan/screening/cli/read-table.ts'
import { fill } from '@qingdan/screening/fill.ts'
import { environment } from '../environment.mjs'

/** @typedef {{ file: string, out: string | null, phrases: import('@qingdan/quality/score/phrases.en.ts').Phrases }} Call */

/** A failure with its message for the user. */
class Failure extends Error {}

const progressEvery = 2000
/** Same exit codes as `screen`: 0 only if every row was scored. */
const exitCodes = { allScored: 0, failed: 1, usage: 2, someNotScored: 3 }

// A reader that closes the output early (`| head`) is no failure.
process.stdout.on('error', () => process.exit(0))
const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  console.log([english, chinese].map(({ failure, help }) => `${failure.usage}${help}`).join('\n\n'))
  process.exit(exitCodes.allScored)
}
const call = readCall(args)
process.exit(call === null ? exitCodes.usage : await run(call))

/** @param {string[]} args @returns {Call | null} */
function readCall(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, lang: { type: 'string', default: 'en' } },
    })
    const phrases = { en: english, zh: chinese }[values.lang]
    const [file] = positionals
    if (phrases && file !== undefined && positionals.length === 1) {
      return { file: fromWhereAsked(file), out: values.out === undefined ? null : fromWhereAsked(values.out), phrases }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  console.error(`${english.failure.usage}\n${chinese.failure.usage}`)
  return null
}

/** @param {string} file */
function fromWhereAsked(file) {
  return resolve(environment['INIT_CWD'] ?? process.cwd(), file)
}

/** @param {Call} call @returns {Promise<number>} exit code */
async function run({ file, out, phrases }) {
  const began = performance.now()
  let told = began
  try {
    if (!existsSync(file)) throw new Failure(phrases.failure.noFile)
    if (!statSync(file).isFile()) throw new Failure(phrases.file.notFile)
    if (out !== null && (await isSameFile(file, out))) throw new Failure(phrases.failure.sameFile)
    const pairs = await openPairs(file)
    const output = out === null ? process.stdout : await openOutput(out)
    const { rows, problems } = await scoreTable(pairs, output, {
      phrases,
      onRow: (row) => {
        if (performance.now() - told < progressEvery) return
        told = performance.now()
        console.error(fill(phrases.progress, { rows: row }))
      },
      onProblem: (row, problem) => console.error(fill(phrases.problemRow, { row, problem })),
    }).finally(async () => {
      if (out !== null) await finished(output.end())
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.error(fill(phrases.done, { rows: rows - problems, seconds, problems }))
    return problems === 0 ? exitCodes.allScored : exitCodes.someNotScored
  } catch (error) {
    console.error(wordsFor(error, { file, out, phrases }))
    return exitCodes.failed
  }
}

/** @param {unknown} error @param {Call} call */
function wordsFor(error, { file, out, phrases }) {
  const files = fileFailure(error)
  if (files === null) return fill(failureOf(error, phrases), { name: file, ...detailsOf(error) })
  const reason = phrases.file.reasons[files.code] ?? files.code
  return fill(phrases.file.failed, { name: files.path ?? out ?? file, reason })
}

/** @param {unknown} error @param {Call['phrases']} phrases */
function failureOf(error, { failure }) {
  if (error instanceof Failure) return error.message
  if (error instanceof MissingColumn) return failure.noColumn
  if (error instanceof TableError) return error.reason === 'empty' ? failure.emptyFile : failure.unreadable
  throw error
}

/** @param {unknown} error @returns {Record<string, string | number>} */
function detailsOf(error) {
  if (error instanceof MissingColumn) return { column: error.column }
  return error instanceof TableError ? { row: error.row } : {}
}
