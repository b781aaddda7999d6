import { readFileSync } from 'node:fs'
import { terms as words } from '@qingdan/api/contract/terms/terms.ts'
import { terms } from '@qingdan/matching/compare/evidence.ts'
import { methodVersion } from '@qingdan/matching/weights/method-version.ts'
import { describe, expect, test } from 'vitest'

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test.each(
  /** @type {const} */ ([
    ['zh', `方法第 ${methodVersion} 版`],
    ['en', `Method, version ${methodVersion}`],
  ]),
)('the methodology is of the version that scores, in %s', (language, version) => {
  expect(read(`docs/methodology.${language}.md`)).toContain(version)
})

describe.each(/** @type {const} */ (['zh', 'en']))('what a score is made of, in %s', (language) => {
  const methodology = read(`docs/methodology.${language}.md`)

  test.each(/** @type {const} */ ([...terms, 'identifier']))('%s is explained by the methodology', (term) => {
    expect(methodology).toContain(`| ${words[language].scoreTerm[term]} `)
  })
})
