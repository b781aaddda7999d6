import type { Listing, SubjectSubType } from '@qingdan/database/record.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'

interface Authority {
  /** About weapons of mass destruction and what carries them. */
  isMassDestruction: boolean
}

/** Every authority of the table. */
const authorities: Readonly<Record<string, Authority>> = {
  'Chemical and Biological Weapons Control and Warfare Elimination Act (CBW Act)': { isMassDestruction: true },
  // Conventional: Russia's defence and intelligence sectors.
  'Countering America’s Adversaries Through Sanctions Act (CAATSA) Section 231': { isMassDestruction: false },
  'Executive Order 12938': { isMassDestruction: true },
  'Executive Order 13382': { isMassDestruction: true },
  'Export-Import Bank Act': { isMassDestruction: true },
  'Iran Nonproliferation Act': { isMassDestruction: true },
  'Iran and Syria Nonproliferation Act': { isMassDestruction: true },
  // Also advanced conventional weapons.
  'Iran-Iraq Arms Nonpro Act of 1992': { isMassDestruction: false },
  'Iran, North Korea, and Syria Nonproliferation Act Sanctions (INKSNA)': { isMassDestruction: true },
  'Missile Sanctions laws': { isMassDestruction: true },
  'Nuclear Proliferation Prevention Act': { isMassDestruction: true },
  'Transfer of Lethal Military Equipment': { isMassDestruction: false },
}

/** What the table states of one sanction: "Authority: …; imposed 1/9/2009; status: Expired on 01/09/11; Vol. 74, No. 11 …". */
const sanction =
  /^Authority: (?<authority>.+?); imposed (?<imposed>.+?); status: (?<status>.+?)(?:; (?<notice>Vol.*|Press release))?$/

/** A sanction as a listing; undefined for a text that is none. */
export function readSanction(text: string, warnings: Warnings): Listing | undefined {
  const parts = sanction.exec(text)?.groups
  if (parts === undefined) return undefined
  const { authority = '', imposed = '', status = '', notice = '' } = parts
  if (!Object.hasOwn(authorities, authority)) warnings.add('unknown-authority', authority)
  const day = imposedOn(imposed, notice)
  if (day.on === null) warnings.add('unknown-date', imposed)
  const state = readStatus(status, day.on, warnings)
  const notes = [...state.notes, ...day.notes]
  return {
    list: 'Nonproliferation Sanctions',
    programmes: [authority],
    measures: [],
    legalBases: [authority, ...(notice === '' ? [] : [notice])],
    listedOn: day.on,
    amendedOn: [],
    ...state.dates,
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

/** "12/13/201": a year cut short is the last one that is not after the notice. */
function imposedOn(text: string, notice: string): { on: string | null; notes: string[] } {
  const cut = /^(\d{1,2})\/(\d{1,2})\/(\d{3})$/.exec(text)
  if (cut === null) return { on: dayIn(text, 2010), notes: [] }
  const published = dayIn(notice, 2010)
  const years = Array.from({ length: 10 }, (_, last) => Number(`${cut[3]}${last}`)).reverse()
  const days = years.flatMap((year) => toIsoDay(year, Number(cut[1]), Number(cut[2])) ?? [])
  const on = published === null ? null : (days.find((day) => day <= published) ?? null)
  return { on, notes: [`imposed "${text}" as printed, its year told by the notice`] }
}

interface State {
  dates: Pick<Listing, 'endedOn' | 'suspensions'>
  notes: string[]
}

/** Words that end a sanction, with the last date in them. */
const ended =
  /^(?:expired|lifted|terminated|all provisions expired|procurement ban ended .+, all other sanctions removed)\b/i

function readStatus(status: string, imposed: string | null, warnings: Warnings): State {
  if (status === 'Active') return { dates: {}, notes: [] }
  const near = Number((imposed ?? '2010').slice(0, 4))
  const day = dayIn(status.split(' ').at(-1) ?? '', near)
  if (ended.test(status) && day !== null) return { dates: { endedOn: day }, notes: [status] }
  if (/^waived on/i.test(status) && day !== null) {
    return { dates: { suspensions: [{ from: day, to: null, note: { en: 'Waived', zh: '豁免' } }] }, notes: [status] }
  }
  // The rest remains in force.
  if (!/^procurement ban ended .+, all other sanctions remain$/i.test(status)) warnings.add('unknown-status', status)
  return { dates: {}, notes: [status] }
}

/** The sub-type that the sanctions of a party give it. */
export function subTypesOf(
  listings: readonly Listing[],
  type: '01' | '02',
): { code: SubjectSubType; reason: string }[] {
  const [authority] = listings
    .flatMap(({ programmes }) => programmes)
    .filter((name) => authorities[name]?.isMassDestruction)
  return authority === undefined ? [] : [{ code: type === '01' ? '0107' : '0206', reason: authority }]
}
