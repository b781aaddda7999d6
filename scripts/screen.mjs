import { enter } from './bootstrap/enter.mjs'
import { environment } from './environment.mjs'

// Files are named from where the user stands; the command itself works in the folder of the clone.
environment['INIT_CWD'] ??= process.cwd()
await enter('screen')
