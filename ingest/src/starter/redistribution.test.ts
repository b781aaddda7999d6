import { describe, expect, it } from 'vitest'
import { sources } from '../sources/registry.ts'
import { openFormats } from './redistribution.ts'

const formatsOf = (id: string) => openFormats(sources.find((source) => source.id === id) as (typeof sources)[number])

describe('formats that may be passed on', () => {
  it('are all of a list without such compilations', () => {
    expect(formatsOf('ofac-sdn')).toHaveLength(sources.find(({ id }) => id === 'ofac-sdn')?.formats.length ?? 0)
  })

  it('are none of a list that only a compilation has', () => {
    const left = sources.filter((source) => openFormats(source).length === 0).map(({ id }) => id)
    expect(left).toContain('eu-official-journal')
    expect(left).toContain('ownership-register')
    expect(left).not.toContain('cn-unreliable-entities')
  })

  it("are the other files of China's collections", () => {
    const files = formatsOf('cn-watch-list').flatMap((format) => format.files)
    expect(files.filter((file) => file.includes('opensanctions'))).toEqual([])
    expect(files).toContain('sanctions/cn/mofcom-{date}/cn.json')
  })
})
