import { runAdmin } from '../product/admin.mjs'

await runAdmin(['seed'])
