import { resolve } from 'node:path'
import type { Language } from '@qingdan/database/bilingual.ts'
import { defaultMinScore } from '@qingdan/matching/score.ts'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { phrases as english, type Phrases } from './phrases.en.ts'
import { phrases as chinese } from './phrases.zh.ts'

const defaultTop = 20
const languages: Readonly<Record<Language, Phrases>> = { en: english, zh: chinese }

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

interface Flags {
  out?: string
  top: number
  minScore: number
  source?: string
  lang: keyof typeof languages
}

/** Parses the arguments; relative paths start at `folder`. Null if the arguments are not valid. */
export function readCall(args: string[], folder: string): Call | null {
  const command = new Command()
    .argument('<file>')
    .option('--out <file>')
    .option('--top <count>', '', readCount, defaultTop)
    .option('--min-score <score>', '', readScore, defaultMinScore)
    .option('--source <lists>')
    .addOption(new Option('--lang <language>').choices(Object.keys(languages)).default('en'))
    .exitOverride()
    // The usage is printed in both languages instead.
    .configureOutput({ writeErr: () => undefined })
  try {
    command.parse(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return null
    throw error
  }
  const { out, top, minScore, source, lang } = command.opts<Flags>()
  const [file = ''] = command.args
  return {
    file: resolve(folder, file),
    out: out === undefined ? null : resolve(folder, out),
    top,
    minScore,
    source,
    phrases: languages[lang],
  }
}

function readCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count <= 0) throw new InvalidArgumentError('not a count')
  return count
}

function readScore(text: string): number {
  const score = Number(text)
  if (!(score >= 0 && score <= 100)) throw new InvalidArgumentError('not a score')
  return score
}
