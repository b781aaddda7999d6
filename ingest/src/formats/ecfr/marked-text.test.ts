import { describe, expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { isEmphasised, leadOf, plainText } from './marked-text.ts'
import { readSupplement } from './read-supplement.ts'

/** The text of one paragraph of a supplement, marked as the reader marks it. */
async function marked(paragraph: string): Promise<string> {
  const part = `<DIV5 N="774" TYPE="PART"><DIV9 N="Supplement No. 1 to Part 774"><HEAD>Supplement No. 1 to Part 774</HEAD>
    <P>${paragraph}</P></DIV9></DIV5>`
  for await (const block of readSupplement(chunksOf(part), 774, 1, createWarnings())) {
    if ('text' in block) return block.text
  }
  throw new Error('There is no paragraph.')
}

describe('text of the eCFR', () => {
  it.each([
    ['5 × 10 <SU>3</SU> Gy (Si), 1,000 cm <SU>2</SU> per sheet', '5 × 10³ Gy (Si), 1,000 cm² per sheet'],
    ['exceeding 17.7 × 10 <SU>4</SU>m; <I>or</I>', 'exceeding 17.7 × 10⁴m; or'],
    ['1.3 × 10<E T="51">−</E> <SU>8</SU> Error/bit/day', '1.3 × 10⁻⁸ Error/bit/day'],
    ['lithium-6 ( <SU>6</SU> Li) or a source of <SU>226</SU>Ra', 'lithium-6 ( ⁶ Li) or a source of ²²⁶Ra'],
    ['UF<E T="52">6</E>, T<E T="52">max</E>, x <E T="51">1/2</E>', 'UF₆, T_(max), x^(1/2)'],
    ['Tera (10<E T="53">12</E>) operations', 'Tera (10¹²) operations'],
  ])('keeps what is raised or lowered: %s', async (xml, text) => {
    expect(plainText(await marked(xml))).toBe(text)
  })

  it('begins with emphasised words only if nothing is before them', async () => {
    expect(leadOf(await marked('<I>Reason for Control:</I> NS'))).toBe('Reason for Control:')
    expect(leadOf(await marked('See <I>Reason for Control:</I> NS'))).toBeNull()
  })

  it('is a note where all of it is emphasised', async () => {
    expect(isEmphasised(await marked('<I>a. Billing purposes;</I>'))).toBe(true)
    expect(isEmphasised(await marked('a.2. Electron beam; <I>or</I>'))).toBe(false)
  })
})
