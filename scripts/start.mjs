import { enter } from './bootstrap/enter.mjs'

await enter('start', ['--env-file-if-exists=.env'])
