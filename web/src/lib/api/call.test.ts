import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestOf } from './call.ts'

describe('requestOf', () => {
  it('sends the fields of a GET in its query, without those that are empty', () => {
    const { address, init } = requestOf('sanction.search', { keyword: '浪潮', country: ['CN', 'US'], type: undefined })
    expect(address).toBe('/open-api/api/sanction/search?keyword=%E6%B5%AA%E6%BD%AE&country=CN%2CUS')
    expect(init).toEqual({})
  })

  it('sends the fields of a POST as a form', () => {
    const { address, init } = requestOf('account.signIn', { userName: 'li', password: 'cA==', osType: 4 })
    expect(address).toBe('/user-service/api/login/pwd')
    expect(init.method).toBe('POST')
    expect(String(init.body)).toBe('userName=li&password=cA%3D%3D&osType=4')
  })

  it('puts a field of the path in its place, escaped', () => {
    expect(requestOf('export.verify', { hash: 'a/b' }).address).toBe('/verify/a%2Fb')
  })
})

describe('the sources of the page', () => {
  it('name operations and no paths of the API', async () => {
    const root = join(import.meta.dirname, '../..')
    const names = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    const texts = await Promise.all(
      names.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const),
    )
    expect(texts.length).toBeGreaterThan(100)
    const literal = /['"`]\/(open-api|user-service|payment-service|health)\b/
    expect(texts.filter(([, text]) => literal.test(text)).map(([name]) => name)).toEqual([])
  })
})
