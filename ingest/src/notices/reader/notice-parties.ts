import type { NoticeText } from './notice-text.ts'
import { type NamedParty, partyOf, splitLatinName } from './party-name.ts'

const annexHead =
  /^(附件?\s*\d*|反制裁?清单|出口管制管控名单|关注名单|被列入.*(名单|清单)的.*|.*(顽固分子|打手帮凶).{0,2}(清单|名单))$/
const numbered = /^(?:\d+\s*[.．、]|[一二三四五六七八九十]+、|[（(][一二三四五六七八九十]+[)）]|[（(]\d+[)）])\s*(.+)$/
const groupHead =
  /^[一二三四五六七八九十]+、((?:企业|实体|机构|公司|组织|个人|(?:企业|机构)?(?:高级管理)?人员)(?:[和及](?:企业|实体|机构|公司|组织|个人|人员))?)(?:（.*）)?$/

/** The line at which the annex begins; the number of lines if there is none. */
export function annexOf({ lines }: NoticeText): number {
  const found = lines.findIndex((line, index) => index > 2 && annexHead.test(line))
  return found < 0 ? lines.length : found
}

type Group = 'person' | 'other' | null

/** The parties of the annex in its order; marks their lines as read. */
export function readAnnex(text: NoticeText, start: number): NamedParty[] {
  const lines = text.lines.map((line, index) => ({ line, index })).slice(start)
  const hasNumbers = lines.some(({ line }) => numbered.test(line) && !groupHead.test(line))
  const parties: NamedParty[] = []
  let group: Group = null
  for (const { line, index } of lines) {
    const [, heads] = groupHead.exec(line) ?? []
    if (heads !== undefined) group = /人员|个人/.test(heads) ? 'person' : 'other'
    const isForm = heads !== undefined || annexHead.test(line) || /^（\d{4}年.*日）$/.test(line)
    if (isForm || readLine(line, parties, group, hasNumbers)) text.read(index)
  }
  return parties
}

/** Adds what a line of the annex says; false if it is not understood. */
function readLine(line: string, parties: NamedParty[], group: Group, hasNumbers: boolean): boolean {
  const last = parties.at(-1)
  if (isAddressOf(line, last)) return true
  if (/^[-—–·•]\s*\p{Script=Latin}/u.test(line)) {
    parties.push(...branchOf(line, last))
    return true
  }
  const content = numbered.exec(line)?.[1] ?? (hasNumbers ? undefined : line)
  const found = content === undefined ? [] : partiesIn(content, group)
  parties.push(...found)
  return found.length > 0
}

/** A branch below its party, by its Latin name alone; the party itself is often the first of them. */
function branchOf(line: string, party: NamedParty | undefined): NamedParty[] {
  const en = line.replace(/^[-—–·•]\s*/, '')
  return en === party?.en ? [] : [{ ...partyOf('', 'other'), en }]
}

/** 地址：… on a line of its own belongs to the party above. */
function isAddressOf(line: string, party: NamedParty | undefined): boolean {
  if (party === undefined || /^(邮编|邮政编码)[：:]/.test(line)) return party !== undefined
  const [, address] = /^(?:地址|住址)[：:]\s*(.+)$/.exec(line) ?? []
  if (address === undefined) return false
  party.address = address
  return true
}

/** One party, or several of an enumeration: …相关人员，包括执行主任A（…），法律顾问B（…）、C（…）等，共15人. */
function partiesIn(content: string, group: Group): NamedParty[] {
  const [, whose = '', list] = /^(.*?)(?:相关)?人员，包括(.+)$/.exec(content) ?? []
  if (list === undefined) return content.length > 160 ? [] : [partyOf(content, group)]
  const employer = whose.replace(/[“”]/g, '')
  const parties = enumerated(list).map((name) => partyOf(name, 'person'))
  let office = ''
  for (const party of parties) {
    office = party.position ?? office
    party.position = `${employer}${office}`
  }
  return parties
}

/**
 * Splits at the brackets with Latin names, not at enumeration commas, which names contain too. An office stands before the first of those who hold it
 * and is repeated for the others.
 */
function enumerated(list: string): string[] {
  const names: string[] = []
  let rest = list
  for (let split = splitLatinName(rest); split !== null; split = splitLatinName(rest)) {
    const name = split.before.replace(/^(、|，|和|以及|及其分支机构、?|及)+/, '')
    names.push(`${name}（${split.latin}）${/^及其分支机构/.test(split.after) ? '及其分支机构' : ''}`)
    rest = split.after
  }
  return names
}

const decision =
  /(?:决定|宣布)(?:公布)?(?:对|将)?(.+?)(?:等\d*[家名个]?[^，。；、]{0,12})?(?:等)?(?:列入|列为|为列入清单|采取)/s

/** The parties named in the decision itself; marks its line as read. */
export function readInline(text: NoticeText, end: number): NamedParty[] {
  for (const [index, line] of text.lines.slice(0, end).entries()) {
    const [, segment] = decision.exec(line) ?? []
    if (segment === undefined) continue
    const latin = enumerated(segment)
    const persons = latin.length > 0 ? [] : personsIn(segment)
    if (latin.length === 0 && persons.length === 0) continue
    text.read(index)
    return [
      ...latin.flatMap((name) => severalOf(withoutModifier(name))).map((name) => partyOf(name, null)),
      ...persons.map((name) => partyOf(name, 'person')),
    ]
  }
  return []
}

/** Persons without Latin names, as on Taiwan's lists: short names and nothing else, because longer words would be a guess. */
function personsIn(segment: string): string[] {
  const names = segment.split(/[、和]/)
  const isName = (name: string) => /^(?:\p{Script=Han}{2,4}|[\p{Script=Han}·]*·[\p{Script=Han}·]*)$/u.test(name)
  return names.every((name) => isName(name) && !/实体|企业|以下|人员|公司|集团/.test(name)) ? names : []
}

/** 于2025年2月4日将参与对台湾地区军售的美国某公司（…）: neither the clauses, nor the country unless the Latin name has one too. */
function withoutModifier(name: string): string {
  const [head = '', ...tail] = name.split('（')
  const plain = head.replace(/^.*(?:将|对|的)(?=.{2,})/s, '')
  const isOfCountry = /^(the )?(america|u\.?s\.? |united|japan|nippon|canad|europ|national)/i.test(tail[0] ?? '')
  return [isOfCountry ? plain : plain.replace(/^(美国|日本|加拿大|欧盟)(?=.{4,})/, ''), ...tail].join('（')
}

const companyEnd = /(公司|集团|研究所|中心|大学|基金会|协会)$/

/** PVH集团、因美纳公司（…): what stands before the last comma has no Latin name; 波音防务、空间与安全集团 is one name. */
function severalOf(name: string): string[] {
  const [head = '', ...tail] = name.split('（')
  const parts = head.split('、')
  if (!parts.every((part) => companyEnd.test(part))) return [name]
  return parts.map((part, index) => (index === parts.length - 1 ? [part, ...tail].join('（') : part))
}

/** The one party of a title: 关于对石平采取反制措施的决定; its office stands before the name in the text. */
export function partyOfTitle(title: string, body: string): NamedParty[] {
  const [, named] = /关于(?:对|将)(.+?)(?:采取|列入)/.exec(title) ?? []
  if (named === undefined || /[、和及]|\d|以下|企业|实体|机构|人员/.test(named)) return []
  const party = partyOf(named, null)
  const name = party.zh ?? ''
  const isPerson = party.kind === 'person' || /^\p{Script=Han}{2,4}$/u.test(name)
  const position = new RegExp(`(?:^|\\n)(?!关于)([^\\n，。]{2,40}?)${name}`).exec(body)?.[1] ?? null
  return [
    { ...party, kind: isPerson ? 'person' : party.kind, position: party.position ?? (isPerson ? position : null) },
  ]
}
