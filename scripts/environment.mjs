import { existsSync } from 'node:fs'
import { root } from './workspace-dirs.mjs'

/** The variables the user set; the API and the ingest check their own values, see `.env.example`. */
export const environment = process.env

/** Adds what `.env` has; a variable that is set already stays. Tests and measurements do not read it. */
export function readEnvironmentFile() {
  if (existsSync(`${root}/.env`)) process.loadEnvFile(`${root}/.env`)
}
