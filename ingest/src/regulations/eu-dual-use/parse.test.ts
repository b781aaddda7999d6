import { describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { euDualUse } from './regulation.ts'

const fixture = async () => JSON.parse(await regulationText(euDualUse, fixtureFolder))
const read = (file: object) => readRegulation(euDualUse, JSON.stringify(file))

describe('Annex I', () => {
  it('has its entries with each provision by its path, and what has to be shown with them', async () => {
    const { day, entries, frame, warnings } = await read(await fixture())
    expect(day).toBe('2025-11-15')
    expect(entries.find(({ id }) => id === '3A001')?.content).toEqual({
      kind: 'eu-entry',
      code: '3A001',
      heading: 'Electronic items as follows:',
      lines: [
        { path: '3A001.a', text: 'General purpose integrated circuits, as follows:' },
        { path: '3A001.a', text: 'Note: Sample note on integrated circuits.' },
        { path: '3A001.a.1', text: 'Integrated circuits designed or rated as radiation hardened;' },
      ],
    })
    expect(frame).toMatchObject({
      version: '02021R0821-20251115',
      attribution: expect.stringContaining('European Union'),
    })
    expect(warnings).toEqual([])
  })

  it.each([
    ['has no code', { entry_code: '3F001' }],
    ['begins with another code', { verbatim_text: '3A002 Electronic assemblies' }],
    ['has a line of another entry', { verbatim_text: '3A001 Electronic items\n3A0010.a Other' }],
    ['has no heading', { verbatim_text: '3A001\n3A001.a Circuits' }],
  ])('reports an entry that %s, and keeps the others', async (_, change) => {
    const file = await fixture()
    const at = file.entries.findIndex((entry: { entry_code: string }) => entry.entry_code === '3A001')
    file.entries[at] = { ...file.entries[at], ...change }
    const { entries, warnings } = await read(file)
    expect(entries).toHaveLength(file.entry_count - 1)
    expect(warnings).toEqual([expect.objectContaining({ code: 'record-unreadable', count: 1 })])
  })

  it('is refused when entries are missing', async () => {
    const file = await fixture()
    file.entries.pop()
    await expect(read(file)).rejects.toThrow('The file has')
  })
})

describeRealEditions((folder) => {
  it('of 2025-11-15 has 384 entries, all of them read, and every line of the file', async () => {
    const text = await regulationText(euDualUse, folder)
    const { counts, warnings } = await readRegulation(euDualUse, text)
    const lines = JSON.parse(text).entries.flatMap((entry: { verbatim_text: string }) =>
      entry.verbatim_text.split('\n'),
    )
    expect(warnings).toEqual([])
    expect(counts).toEqual({ entries: 384, provisions: lines.length - 384 })
  })
})
