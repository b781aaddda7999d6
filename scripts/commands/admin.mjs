import { runAdmin } from '../product/admin.mjs'

await runAdmin(process.argv.slice(2))
