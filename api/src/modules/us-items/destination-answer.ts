import type {
  ChartFrame,
  ChartRow,
  ControlEntry,
  CountryGroupRow,
  CountryGroupsFrame,
} from '@qingdan/database/control-list.ts'
import type { DestinationAnswer } from '../../contract/us-items.ts'
import { countryOf } from '../dictionary/countries.ts'
import { answerRequirement, citationsIn, embargoesOf, footnotesOf, withBasis } from './destination.ts'
import { toExceptions, toRequirement } from './detail.ts'
import type { Held } from './held-edition.ts'
import type { PublishedEdition } from './repository.ts'

/** By what a destination is answered. `row`: its row of the chart. */
export interface AnsweredBy {
  row: ChartRow
  list: PublishedEdition
  chart: Held<readonly ChartRow[]>
  groups: Held<readonly CountryGroupRow[]>
}

/** Which requirements of an entry apply to a destination, an ISO code. */
export function toDestinationAnswer(
  entry: ControlEntry,
  country: string,
  { row, list, chart, groups }: AnsweredBy,
): DestinationAnswer {
  const frame = chart.edition.frame as ChartFrame
  const group = groups.made.find(({ countryCode }) => countryCode === row.countryCode)
  const own = group?.groups ?? []
  const destination = { row, frame, groups: own }
  return {
    eccn: entry.eccn,
    ...countryOf(country),
    chartName: row.name,
    groups: own,
    groupNotes: (group?.notes ?? []).map(withBasis),
    embargoes: embargoesOf(own, groups.edition.frame as CountryGroupsFrame),
    referral: row.referral === null ? null : withBasis(row.referral),
    footnotes: footnotesOf(destination).map(withBasis),
    requirements: entry.requirements.map((requirement) => ({
      ...toRequirement(requirement),
      ...answerRequirement(requirement, destination),
      basis: citationsIn(`${requirement.scope} ${requirement.text}`),
    })),
    exceptions: toExceptions(entry),
    asOf: {
      list: list.publishedOn,
      chart: chart.edition.publishedOn,
      groups: groups.edition.publishedOn,
    },
  }
}
