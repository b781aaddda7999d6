import type { Source } from '../../src/source.ts'
import { ofacSdn } from '../../src/sources/ofac-sdn/source.ts'
import { unSc } from '../../src/sources/un-sc/source.ts'
import { type OfacEdition, type OfacPartyEntry, ofacDocument } from '../fixtures/ofac-document.ts'
import { ofacFixture } from '../fixtures/ofac-fixture.ts'

/** The sources as they are, but for the counts: the authored documents are small. */
const anyCount = { total: { min: 1, max: 1000 }, byType: {} }
export const ofac: Source = { ...ofacSdn, expected: anyCount }
export const un: Source = { ...unSc, expected: anyCount }

const firstOfac: OfacEdition = ofacFixture

function party(id: string): OfacPartyEntry {
  const found = ofacFixture.parties.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The fixture has no party ${id}`)
  return found
}

/** A later edition: Zheng Fujing has a second passport, the MAR AZUL is gone, a company has come. */
const secondOfac: OfacEdition = {
  issuedOn: '2025-11-10',
  parties: [
    ...ofacFixture.parties
      .filter((candidate) => candidate.id !== '4238')
      .map((candidate) =>
        candidate.id === '26236'
          ? {
              ...candidate,
              documents: [
                ...(candidate.documents ?? []),
                { type: 'Passport', number: 'G99999999', country: 'China', expires: '2030-01-01' },
              ],
            }
          : candidate,
      ),
    {
      ...party('22603'),
      id: '60001',
      names: [
        {
          spellings: [
            { script: 'Latin', parts: [['Entity Name', 'Example Trading (Dalian) Co., Ltd.']] },
            { script: 'Chinese Simplified', parts: [['Entity Name', '示例贸易（大连）有限公司']] },
          ],
        },
      ],
      listings: [{ on: '2025-11-09', programmes: ['DPRK3'], bases: [] }],
    },
  ],
  relations: ofacFixture.relations ?? [],
}

const movedParty = { ...party('22603'), id: '60001' }
const ssi = { list: 'Sectoral Sanctions Identifications List', on: '2025-10-10', programmes: ['DPRK3'], bases: [] }
const sdn = { on: '2025-11-08', programmes: ['DPRK3'], bases: [] }
const withParty = (edition: OfacEdition, listings: OfacPartyEntry['listings']) =>
  ofacDocument({ ...edition, parties: [...firstOfac.parties, { ...movedParty, listings }] })

/** Party 60001 is on two lists of OFAC since different days, or moves from one to the other in the later edition. */
export const onTwoListsText: string = withParty(firstOfac, [{ ...sdn, on: '2025-10-20' }, ssi])
export const beforeMoveText: string = withParty(firstOfac, [ssi])
export const afterMoveText: string = withParty(secondOfac, [sdn])

export const firstOfacText: string = ofacDocument(firstOfac)
export const secondOfacText: string = ofacDocument(secondOfac)
