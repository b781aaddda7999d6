import { parseSection } from '../../formats/ecfr-744/section.ts'
import { countryCode } from '../../reading/countries.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { EndUser } from './normalise.ts'

/**
 * The rules that named the end users of each state, because the section itself does not say since when a name is in it. A
 * name of another state has no date until its rule is entered here.
 */
const rules: Readonly<Record<string, { on: string; url: string }>> = {
  BY: {
    on: '2022-03-02',
    url: 'https://www.federalregister.gov/documents/2022/03/08/2022-04819/imposition-of-sanctions-against-belarus-under-the-export-administration-regulations-ear',
  },
  KH: {
    on: '2021-12-09',
    url: 'https://www.federalregister.gov/documents/2021/12/09/2021-26633/revision-of-controls-for-cambodia-under-the-export-administration-regulations',
  },
  MM: {
    on: '2021-04-09',
    url: 'https://www.federalregister.gov/documents/2021/04/09/2021-07357/expansion-of-certain-end-use-and-end-user-controls-and-controls-on-specific-activities-of-us-persons',
  },
  ...Object.fromEntries(
    ['CN', 'CU', 'IR', 'KP', 'RU', 'SY', 'VE'].map((state) => [
      state,
      {
        on: '2021-03-16',
        url: 'https://www.federalregister.gov/documents/2021/01/15/2021-00977/expansion-of-certain-end-use-and-end-user-controls-and-controls-on-specific-activities-of-us-persons',
      },
    ]),
  ),
}

/** "(iii) Cuba. Directorate of Military Intelligence (DIM) and Directorate of …" */
const paragraph = /^\([ivx]+\) (?<country>[^.]+)\. (?<names>.+)$/
const named = /^(?<name>.+?)(?: \((?<acronym>[^()]+)\))?$/

/** The end users named in paragraph (f)(2) of 15 CFR 744.22, one list for each state. */
export async function readSection(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<EndUser[]> {
  const { paragraphs } = await parseSection(content, '744.22', warnings)
  const start = paragraphs.findIndex((text) => /^\(2\) 'Military-intelligence end user' means /.test(text))
  const states = paragraphs
    .slice(start + 1)
    .map((text) => paragraph.exec(text)?.groups)
    .filter((groups) => groups !== undefined)
  if (start < 0 || states.length === 0) throw new Rejected('Section 744.22 has no paragraph (f)(2) with names.')
  return states.filter(({ country }) => country !== 'Other countries').flatMap((state) => endUsersOf(state, warnings))
}

function endUsersOf(state: Record<string, string>, warnings: Warnings): EndUser[] {
  const printed = state['country'] ?? ''
  const country = countryCode(printed) ?? null
  if (country === null) warnings.add('unknown-country', printed)
  const rule = country === null ? undefined : rules[country]
  if (rule === undefined) warnings.add('unknown-date', `${printed}: the rule that named its end users`)
  const names = (state['names'] ?? '').replace(/\.$/, '').split(/(?<=\)) and (?:the )?|, (?:and )?(?=[A-Z])/)
  return names.map((text) => {
    const parts = named.exec(text.replace(/^the /i, ''))?.groups
    return {
      name: parts?.['name'] ?? text,
      aliases: parts?.['acronym'] === undefined ? [] : [parts['acronym']],
      country: country ?? printed,
      on: rule?.on ?? null,
      endedOn: null,
      url: rule?.url ?? null,
    }
  })
}
