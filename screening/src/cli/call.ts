import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultMinScore } from '@qingdan/matching/score.ts'
import { phrases as english, type Phrases } from './phrases.en.ts'
import { phrases as chinese } from './phrases.zh.ts'

const defaultTop = 20

export const usage = `${english.failure.usage}\n${chinese.failure.usage}`
/** Text of `--help`. */
export const help = [english, chinese].map((phrases) => `${phrases.failure.usage}${phrases.help}`).join('\n\n')

/** Whether the arguments only ask for help. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

/** The parsed arguments of the command. */
export interface Call {
  file: string
  /** Null means stdout. */
  out: string | null
  top: number
  minScore: number
  /** Lists by id or number, separated by commas. */
  source: string | undefined
  phrases: Phrases
}

/** Parses the arguments; relative paths start at `folder`. Null if the arguments are not valid. */
export function readCall(args: string[], folder: string): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        top: { type: 'string', default: String(defaultTop) },
        'min-score': { type: 'string', default: String(defaultMinScore) },
        source: { type: 'string' },
        lang: { type: 'string', default: 'en' },
      },
    })
    const phrases = new Map([
      ['en', english],
      ['zh', chinese],
    ]).get(values.lang)
    const [file] = positionals
    const [top, minScore] = [Number(values.top), Number(values['min-score'])]
    const isWell = Number.isInteger(top) && top > 0 && minScore >= 0 && minScore <= 100
    if (phrases && file !== undefined && positionals.length === 1 && isWell) {
      const out = values.out === undefined ? null : resolve(folder, values.out)
      return { file: resolve(folder, file), out, top, minScore, source: values.source, phrases }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  return null
}
