import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { chunksOf, fixtureFolder } from '../../../test/support/read-edition.ts'
import { pdfText } from './pdf-text.ts'

const notice = await readFile(`${fixtureFolder}/jp-export-bans/pages/list_belarus_tokutei.pdf`)

/** One empty page. */
const scan = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

describe('the text of a PDF', () => {
  it('has its lines in order, in any script', async () => {
    const lines = (await pdfText(chunksOf(notice))).split('\n')
    expect(lines).toContain('指定日：2022 年03月08 日')
    expect(lines.findIndex((line) => line.includes('Peleng JSC'))).toBeGreaterThan(3)
  })

  it.each([
    ['a page of HTML', '<!DOCTYPE html><p>404', /not a PDF/],
    ['a damaged one', `%PDF-1.7 ${'x'.repeat(500)}`, /damaged or encrypted/],
    ['a scan', scan, /has no text/],
  ])('is not that of %s', async (_, content, reason) => {
    await expect(pdfText(chunksOf(content))).rejects.toThrow(reason)
  })
})
