import type { RecordName, SubjectType } from '@qingdan/database/record.ts'
import { plainName } from '../../reading/plain-record.ts'
import type { Order } from './parse.ts'

export interface Party {
  type: SubjectType
  /** Goods or a region under an order, no party. */
  isGoods: boolean
  names: RecordName[]
  /** "its subsidiaries"; empty if the order covers no other party. */
  extent: string
  /** Of the order, unless it says otherwise of the party. */
  country: string
  /** Day on which the order's remark says that the party was removed, ISO. */
  removedOn?: string
}

interface Told {
  name: string
  extent?: string
  removedOn?: string
  country?: string
}

/** Orders that name several parties at once, or a party by its vessels, separated by hand. */
const together: Readonly<Record<string, readonly Told[]>> = {
  'Fuchu Prison; Union Kogyo Co., Ltd.': [{ name: 'Fuchu Prison' }, { name: 'Union Kogyo Co., Ltd.' }],
  'Nanhu Tree Farm, Zhejiang Sanmei Tea Co., Ltd.; Imaizumi Tea Manufacturing & Trading Co., Ltd. (of Nagoya, Japan)': [
    { name: 'Nanhu Tree Farm' },
    { name: 'Zhejiang Sanmei Tea Co., Ltd.' },
    { name: 'Imaizumi Tea Manufacturing & Trading Co., Ltd.', country: 'Japan' },
  ],
  // Removals as the remark of the order has them.
  'Kumar Carpet Pvt., Singhe Carpet Pvt., Ltd., Norsang Carpet Industries Pvt., Ltd., Annapurna Carpet, Everest Carpet, Valley Carpet, and K.K. Carpet Industries; Kathmandu.':
    [
      { name: 'Kumar Carpet Pvt.' },
      { name: 'Singhe Carpet Pvt., Ltd.' },
      { name: 'Norsang Carpet Industries Pvt., Ltd.', removedOn: '1998-10-06' },
      { name: 'Annapurna Carpet', removedOn: '2021-07-23' },
      { name: 'Everest Carpet', removedOn: '1998-10-06' },
      { name: 'Valley Carpet' },
      { name: 'K.K. Carpet Industries', removedOn: '1998-10-06' },
    ],
  'Yili Zhuowan Garment Manufacturing Co., Ltd. and Baoding LYSZD Trade and Business Co., Ltd.': [
    { name: 'Yili Zhuowan Garment Manufacturing Co., Ltd.' },
    { name: 'Baoding LYSZD Trade and Business Co., Ltd.' },
  ],
  'Agropecuarios Tom S.A. de C.V. and Horticola Tom S.A. de C.V. and their subsidiaries': [
    { name: 'Agropecuarios Tom S.A. de C.V.', extent: 'their subsidiaries' },
    { name: 'Horticola Tom S.A. de C.V.', extent: 'their subsidiaries' },
  ],
  'Shanghai Select Safety Products Company, Limited and its two subsidiaries from China, Select (Nantong) Safety Products Co. Limited and Select Protective Technology (HK) Limited.':
    [
      { name: 'Shanghai Select Safety Products Company, Limited' },
      { name: 'Select (Nantong) Safety Products Co. Limited' },
      { name: 'Select Protective Technology (HK) Limited' },
    ],
  'Fishing Vessels owned by Dalian Ocean Fishing Co. Ltd.': [
    { name: 'Dalian Ocean Fishing Co. Ltd.', extent: 'fishing vessels it owns' },
  ],
}

/** What is no party: goods of a country, a region, mines without an owner. */
const goods = new Set([
  'All Turkmenistan Cotton or products produced in whole or in part with Turkmenistan cotton.',
  'Artisanal Small Mines',
  'Marange Diamond Fields',
  'Tobacco produced in Malawi and products containing tobacco produced in Malawi',
  'Xinjiang Uyghur Autonomous Region (XUAR)',
])

const vessel = /^Fishing Vessel: (.+)$/
const extentAtEnd = /,? and (its (?:subsidiaries|subordinates)|subsidiaries)$/i
const acronym = /^(.+?)\s*\(([A-Z]{3,})\)$/

/** Whether an order seems to name several parties that are not yet separated by hand. */
export function isUnparted({ entity }: Order): boolean {
  return (
    !Object.hasOwn(together, entity) &&
    !goods.has(entity) &&
    /;|\b(?:Ltd|Inc|Limited|Co)\b\.?,? and\b(?! subsid)/i.test(entity)
  )
}

/** The parties of an order. */
export function partiesOf(order: Order): Party[] {
  return (together[order.entity] ?? [toTold(order.entity)]).map(({ name, extent, removedOn, country }) => ({
    type: vessel.test(order.entity) ? '03' : '01',
    isGoods: goods.has(order.entity),
    names: namesOf(name, order.aliases),
    extent: extent ?? '',
    country: country ?? order.country,
    ...(removedOn === undefined ? {} : { removedOn }),
  }))
}

function toTold(entity: string): Told {
  const extent = extentAtEnd.exec(entity)?.[1]
  const name = entity.replace(extentAtEnd, '')
  return { name: vessel.exec(name)?.[1] ?? name, ...(extent === undefined ? {} : { extent: extent.toLowerCase() }) }
}

function namesOf(printed: string, aliases: string[]): RecordName[] {
  const short = acronym.exec(printed)
  const others = [...(short?.[2] ? [short[2]] : []), ...aliases.flatMap((alias) => alias.split(/;\s*/))]
  return [plainName(short?.[1] ?? printed, 'primary'), ...others.map((alias) => plainName(alias, 'aka'))]
}
