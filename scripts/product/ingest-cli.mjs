import { root } from '../workspace-dirs.mjs'

/**
 * Node's flag and the file of the ingest. A list is read as millions of short-lived objects: with V8's first young
 * generation of 1 MB it spends half of the time collecting them, and too many reach the old generation. Only Node's
 * command line can set this.
 */
export const ingestCli = ['--min-semi-space-size=4', `${root}/ingest/src/cli.ts`]
