/** Each worker of `npm test` has a product of its own: its addresses, and the environment of its programs. */
const products: NodeJS.ProcessEnv[] = JSON.parse(process.env['E2E_PRODUCTS'] ?? '[]')
Object.assign(process.env, products[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1])
