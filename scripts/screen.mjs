import { enter } from './bootstrap/enter.mjs'
import { environment } from './environment.mjs'

// Relative paths start at the user's working folder; the command itself works in the folder of the clone.
environment['INIT_CWD'] ??= process.cwd()
await enter('screen')
