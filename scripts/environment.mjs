import { existsSync } from 'node:fs'
import { root } from './workspace-dirs.mjs'

/** The user's variables; the API and ingest check their own values, see `.env.example`. */
export const environment = process.env

/** A database given by address may be a real one: demo accounts are made in it only on request. */
export function appMode() {
  return environment['APP_MODE'] ?? (environment['DATABASE_URL'] ? 'production' : 'development')
}

/**
 * Adds the variables of `.env`; a variable that is already set stays. Tests and measurements do not read the file.
 */
export function readEnvironmentFile() {
  if (existsSync(`${root}/.env`)) process.loadEnvFile(`${root}/.env`)
}
