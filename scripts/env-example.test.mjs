import { readFileSync } from 'node:fs'
import { Environment } from '@qingdan/api/config.ts'
import { environment } from '@qingdan/ingest/config.ts'
import { describe, expect, it } from 'vitest'

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Variables of one section of .env.example, commented out or not. @param {string} part */
function keysOf(part) {
  const text = read('.env.example').split(`# === ${part} ===`)[1]?.split('# === ')[0] ?? ''
  return [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]).sort()
}

describe('.env.example', () => {
  it('names the variables of the API', () => {
    expect(keysOf('API')).toEqual(Object.keys(Environment.shape).sort())
  })

  it('names the variables that only ingest reads', () => {
    const shared = keysOf('API')
    const own = Object.keys(environment.shape).filter((key) => !shared.includes(key))
    expect(keysOf('Ingest')).toEqual(own.sort())
  })

  it('names the variables of the page build', () => {
    const asked = [...read('web/src/lib/site-config.ts').matchAll(/import\.meta\.env\['(VITE_[A-Z_]+)'\]/g)].map(
      (match) => match[1],
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(keysOf('Page')).toEqual(asked.sort())
  })
})
