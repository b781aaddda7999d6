import { readFileSync } from 'node:fs'
import { terms } from '@qingdan/matching/compare/evidence.ts'
import { describe, expect, test } from 'vitest'

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe.each(['zh', 'en'])('what a score is made of, in %s', (language) => {
  const phrases = JSON.parse(read(`web/src/i18n/${language}/search.json`)).term
  const methodology = read(`docs/methodology.${language}.md`)

  test.each([...terms, 'identifier'])('%s has a phrase, and the methodology explains it', (term) => {
    expect(phrases[term]).toBeTruthy()
    expect(methodology).toContain(`| ${phrases[term]} `)
  })
})
