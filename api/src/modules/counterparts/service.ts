import { casNumbersIn } from '@qingdan/database/cas-number.ts'
import type { ChinaControlEntry, ChinaParagraph } from '@qingdan/database/china-items.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { ControlEntry } from '@qingdan/database/control-list.ts'
import type { EuAnnexFrame, EuControlEntry } from '@qingdan/database/regulations/eu-items.ts'
import type { ControlSystem, Counterpart, EuItem } from '../../contract/items/counterparts.ts'
import { AppError } from '../../http/app-error.ts'
import { createHeldEdition, type Held } from '../us-items/held-edition.ts'
import { readCode } from '../us-items/item-codes.ts'
import { searchedText } from '../us-items/item-search.ts'
import { type ComparedEntry, sameChemicals, sameNumber } from './compare.ts'

/** Entries of the control lists of the United States, China and the Union that are of one subject. */
export interface CounterpartService {
  /** Those of an entry in the other systems; none for an unknown code. */
  of(system: ControlSystem, text: string): Promise<Counterpart[]>
  /** Throws `item.unknown`. */
  euItem(text: string): Promise<EuItem>
}

type Compared = ReadonlyMap<string, ComparedEntry>

export function createCounterpartService(db: Db): CounterpartService {
  const us = createHeldEdition<ControlEntry, Compared>(db, 'us-ccl', (entries) =>
    byCode(entries.map((entry) => compared(entry.eccn, entry.heading, searchedText(entry)))),
  )
  const cn = createHeldEdition<ChinaControlEntry, Compared>(db, 'cn-dual-use-list', (entries) =>
    byCode(entries.map(({ code, name, items }) => compared(code, name, items.flatMap(textsOf).join('\n')))),
  )
  const eu = createHeldEdition<EuControlEntry, readonly EuControlEntry[]>(db, 'eu-dual-use', (entries) => entries)
  const euCompared = createHeldEdition<EuControlEntry, Compared>(db, 'eu-dual-use', (entries) =>
    byCode(
      entries.map(({ code, heading, lines }) => compared(code, heading, lines.map(({ text }) => text).join('\n'))),
    ),
  )
  const lists: Readonly<Record<ControlSystem, () => Promise<Held<Compared> | null>>> = { us, cn, eu: euCompared }

  return {
    async of(system, text) {
      const own = (await lists[system]())?.made.get(codeOf(text))
      if (own === undefined) return []
      const others = (['us', 'cn', 'eu'] as const).filter((other) => other !== system)
      const found = await Promise.all(
        others.map(async (other) => counterpartsIn(other, own, (await lists[other]())?.made, system)),
      )
      return found.flat()
    },

    async euItem(text) {
      const held = await eu()
      const entry = held?.made.find(({ code }) => code === codeOf(text))
      if (held === null || entry === undefined) throw new AppError('item.unknown')
      const { title, titleCn, url, publishedOn, frame } = held.edition
      const { version, attribution, documentUrl } = frame as EuAnnexFrame
      const { code, heading, lines } = entry
      return { code, name: heading, lines, title, titleCn, version, asOf: publishedOn, attribution, url, documentUrl }
    },
  }
}

/** China's numbers are its own: only those of the United States and the Union come from the same lists. */
function counterpartsIn(
  system: ControlSystem,
  own: ComparedEntry,
  entries: Compared | undefined,
  ownSystem: ControlSystem,
): Counterpart[] {
  if (entries === undefined) return []
  const toCounterpart = ({ code, name }: ComparedEntry, ground: Pick<Counterpart, 'ground' | 'shared'>) => ({
    system,
    code,
    name,
    ...ground,
  })
  if (system !== 'cn' && ownSystem !== 'cn') {
    const other = entries.get(own.code)
    const ground = sameNumber(own, other)
    return other === undefined || ground === null ? [] : [toCounterpart(other, ground)]
  }
  return [...entries.values()].flatMap((other) => {
    const ground = sameChemicals(own, other)
    return ground === null ? [] : [toCounterpart(other, ground)]
  })
}

function codeOf(text: string): string {
  return readCode(text)?.code ?? ''
}

function compared(code: string, name: string | null, provisions: string): ComparedEntry {
  const text = `${name ?? ''}\n${provisions}`
  return { code, name, text, cas: casNumbersIn(text) }
}

function byCode(entries: readonly ComparedEntry[]): Compared {
  return new Map(entries.map((entry) => [entry.code, entry]))
}

function textsOf({ text, items }: ChinaParagraph): string[] {
  return [text, ...items.flatMap(textsOf)]
}
