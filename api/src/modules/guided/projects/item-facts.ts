import { some, type Truth } from '@qingdan/guided-flows/conditions/truth.ts'
import type { CountrySets, Facts } from '@qingdan/guided-flows/model.ts'
import type { ProjectSnapshot } from '../../../contract/guided/project-snapshot.ts'
import type { DestinationAnswer } from '../../../contract/us-items.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UsItemService } from '../../us-items/service.ts'
import { candidateExceptions } from './exceptions.ts'
import { isCovered } from './paragraph-scope.ts'

/** What the Commerce Control List and the Country Chart say of the item for its destinations. */
export interface ItemFindings {
  facts: Facts
  requirements: ProjectSnapshot['requirements']
  exceptions: string[]
  regulations: ProjectSnapshot['regulations']
}

const noEntry: ItemFindings = {
  facts: { eccn: 'EAR99', 'item.un': false, 'exceptions.candidates': [] },
  requirements: [],
  exceptions: [],
  regulations: [],
}

/** The facts of an item for the places of destination and end use. An unknown code, or a place without a row, leaves them unknown. */
export async function itemFindings(
  items: UsItemService,
  { eccn, destinations, lists }: { eccn: string | null; destinations: readonly string[]; lists: ReadonlySet<string> },
  countries: CountrySets,
): Promise<ItemFindings> {
  if (eccn === null) return { ...noEntry, facts: {} }
  if (eccn === 'EAR99') return noEntry
  if ((await items.find(eccn)) === null) return { ...noEntry, facts: { eccn } }
  const { licenseRequirements, exceptions } = await items.detail(eccn)
  const answers = await Promise.all(destinations.map((country) => answerFor(items, eccn, country)))
  const rows = answers.flatMap((answer, at) =>
    (answer?.requirements ?? []).map((one) => ({
      ...one,
      countryId: destinations[at] ?? '',
      truth: truthOf(one, eccn),
    })),
  )
  const isWhole = answers.length > 0 && answers.every((answer) => answer !== null && answer.requirements.length > 0)
  const charted = rows.filter(({ columns }) => columns.length > 0)
  const chart = isWhole ? some(charted.map(({ truth }) => truth)) : knownTrue(charted)
  const worded = rows.filter(({ columns }) => columns.length === 0)
  const other = isWhole ? some(worded.map(({ truth }) => truth)) : knownTrue(worded)
  const reasons = new Set(charted.flatMap(({ truth, type }) => (truth === false || type === null ? [] : [type])))
  const candidates = candidateExceptions(exceptions, { code: eccn, destinations, reasons, lists, countries })
  const dates = answers.find((answer) => answer !== null)?.asOf
  return {
    facts: {
      eccn,
      'item.un': licenseRequirements.reasons.some(({ id }) => id === 'UN'),
      'exceptions.candidates': candidates,
      ...(chart !== null && { 'chart.hit': chart }),
      ...(other !== null && { 'entry.otherHit': other }),
    },
    requirements: rows
      .filter(({ truth }) => truth !== false)
      .map(({ countryId, control, requirement, answer, truth }) => ({
        countryId,
        control,
        requirement,
        answer: truth === true ? answer : 'unanswered',
      })),
    exceptions: candidates,
    regulations: dates
      ? [
          { name: '15 CFR part 774, Supp. No. 1', date: dates.list },
          { name: '15 CFR part 738, Supp. No. 1', date: dates.chart },
          { name: '15 CFR part 740, Supp. No. 1', date: dates.groups },
        ]
      : [],
  }
}

async function answerFor(items: UsItemService, eccn: string, country: string): Promise<DestinationAnswer | null> {
  try {
    return await items.destination(eccn, country)
  } catch (error) {
    // The chart has no row for it: asked, never passed.
    if (error instanceof AppError && error.code === 'country.unknown') return null
    throw error
  }
}

/** Whether a requirement applies to the paragraph and the destination. */
function truthOf({ control, answer, ground }: DestinationAnswer['requirements'][number], code: string): Truth {
  // Cuba, Iran, North Korea and Syria have no cells: the step on embargoes decides.
  if (ground?.kind === 'referral' || answer === 'unmarked' || answer === 'unnamed') return false
  const covered = isCovered(control, code)
  return covered === true && answer === 'unanswered' ? null : covered
}

function knownTrue(rows: readonly { truth: Truth }[]): Truth {
  return rows.some(({ truth }) => truth === true) ? true : null
}
