import { enter } from './bootstrap/enter.mjs'

await enter('starter')
