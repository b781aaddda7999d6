import { enter } from './bootstrap/enter.mjs'

await enter('ingest', ['--env-file-if-exists=.env'])
