import { throwawayDirs } from '../workspace-dirs.mjs'

/** The folders of `npm run bench` and its services. */
export const dirs = throwawayDirs('bench')

export const indexPrefix = 'qingdan'
