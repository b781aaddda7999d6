import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { foldName } from '../../reading/fold-name.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { EntityList, Line } from './parse.ts'
import { readAliases, readEntity } from './uflpa-names.ts'

/** Section 2(d)(2)(B), in the words of its headings. */
const sections: Readonly<Record<string, string>> = {
  i: 'entities in Xinjiang that mine, produce, or manufacture goods with forced labor',
  ii: 'entities working with the government of Xinjiang to recruit, transport, transfer, harbor or receive forced labor',
  iii: 'products made wholly or in part by such entities',
  iv: 'entities that exported such products from China into the United States',
  v: 'facilities and entities that source material from Xinjiang under government-labor schemes that use forced labor',
}

export function normalise({ updatedOn, lines }: EntityList, warnings: Warnings): Edition {
  const days = [...(updatedOn === null ? [] : [updatedOn]), ...lines.map(({ effectiveOn }) => effectiveOn)].sort()
  return { publishedOn: days.at(-1) ?? '', records: toRecords(lines, warnings) }
}

/** An entity may be in several sub-lists, printed slightly differently. */
async function* toRecords(lines: Line[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const entities = Map.groupBy(lines, (line) => foldName(readEntity(line.entity).name))
  for (const [folded, own] of entities) {
    const printed = own.map((line) => ({ line, ...readEntity(line.entity) }))
    const [first] = printed
    if (first === undefined) continue
    const stated = printed.flatMap(({ extent, line }) => [extent, line.extent.replace(/^and /, '')])
    const extents = new Set(stated.map((extent) => extent.toLowerCase()))
    yield plainRecord({
      publisherId: derivedId(folded),
      type: '01',
      names: distinctNames([
        plainName(first.name, 'primary'),
        ...printed.flatMap(({ others, line }) => [...others, ...line.aliases.flatMap(readAliases)]),
      ]),
      facts: [...extents]
        .filter((extent) => extent !== '')
        .map((value) => ({ key: 'designation-scope', label: 'Designation extends to', value })),
      listings: own.map((line) => toListing(line, warnings)),
    })
  }
}

function toListing({ section, effectiveOn }: Line, warnings: Warnings): Listing {
  const words = sections[section]
  if (words === undefined) warnings.add('unknown-section', section)
  return {
    list: 'UFLPA Entity List',
    programmes: ['UFLPA'],
    // What the Act presumes of goods of a listed entity, section 3(a).
    measures: ['Rebuttable presumption that goods are prohibited from importation under 19 U.S.C. 1307'],
    legalBases: [`UFLPA section 2(d)(2)(B)(${section})${words === undefined ? '' : `: ${words}`}`],
    listedOn: effectiveOn,
    amendedOn: [],
    url: 'https://www.dhs.gov/uflpa-entity-list',
  }
}
