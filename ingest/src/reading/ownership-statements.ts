import type { RecordRelationship } from '@qingdan/database/record.ts'

export interface Party {
  names: string[]
  isPerson: boolean
}

/** Words at the start of a sentence about the party itself. */
const pronoun =
  '(?:it|he|she|they|the (?:company|entity|bank|enterprise|firm|group|holding|organi[sz]ation|corporation|vessel|ship))'
const number = '(?<number>\\d{1,3}(?:[.,]\\d+)?)'
const percent = `(?:(?<bound>more than|over|less than|at least|nearly|around|approximately|about|up to)\\s+)?${number}\\s*(?:%|per\\s?cent)`
/** A full stop inside a name: T.R.O.S., Co. Ltd. */
const stop = '\\.(?=[A-Za-z\\d,]|\\s(?:Ltd|Limited|Inc)\\b)'
const upTo = `(?<other>(?:[^.;]|${stop}){2,160})`

/** "99 % owned by X", "a subsidiary (100 %) of X": X owns the party. */
const passive: readonly RegExp[] = [
  new RegExp(`^(?:is\\s+|are\\s+)?(?:also\\s+)?${percent}\\s*[- ]?owned\\s+by\\s+${upTo}`, 'i'),
  new RegExp(`^(?:is\\s+|are\\s+)?owned\\s*[(,]?\\s*(?:by\\s+|to\\s+)?${percent}\\s*\\)?\\s*by\\s+${upTo}`, 'i'),
  new RegExp(`^subsidiary\\s*[-–,(]*\\s*${percent}\\s*[)]?\\s*of\\s+${upTo}`, 'i'),
  new RegExp(`^${percent}\\s*(?:[- ]owned)?\\s*subsidiary\\s+of\\s+${upTo}`, 'i'),
  new RegExp(
    `^(?:(?:wholly|fully|majority|partially|partly|co|jointly)[- ]?)?owned(?:\\s+and\\s+(?:controlled|operated))?\\s+by\\s+${upTo}`,
    'i',
  ),
  new RegExp(`^(?:(?:wholly|fully|majority|partially|partly)[- ]?owned\\s+)?subsidiary\\s+of\\s+${upTo}`, 'i'),
]

/** "owns 50 % of X", "20 % shareholder of X": the party owns a part of X. */
const active: readonly RegExp[] = [
  new RegExp(
    `^(?:owns|owned|holds|held|controls)\\s+(?:a\\s+)?${percent}\\s+(?:(?:of\\s+)?(?:the\\s+)?(?:shares?|stakes?|shareholding|stock|interest)\\s+(?:of|in)|stake\\s+in|of)\\s+${upTo}`,
    'i',
  ),
  new RegExp(
    `^(?:co-)?(?:owner|shareholder|founder)\\s+of\\s+(?:a\\s+)?${percent}\\s+(?:(?:stake|share)\\s+in|of(?:\\s+the\\s+shares\\s+(?:of|in))?)\\s+${upTo}`,
    'i',
  ),
  new RegExp(`^${percent}\\s+(?:share(?:holder)?|owner)\\s+(?:of|in)\\s+${upTo}`, 'i'),
  new RegExp(`^(?:(?:main|major|majority|largest|sole|co-)\\s*)?(?:owner|shareholder)\\s+of\\s+${upTo}`, 'i'),
  new RegExp(`^owns\\s+(?:and\\s+(?:controls|operates|manages)\\s+)?${upTo}`, 'i'),
]

/** Text between the party and the statement: "is a", "is an Iranian entity and a". It must not name another party. */
const bridge =
  /^(?:(?:is|are|was|were|has been|also|currently|formerly|previously|thus|therefore|an?|the|and|its|key|large|major|main|leading|private|state-owned|[A-Z][a-z]+|company|bank|entity|enterprise|holding|firm|business(?:man|woman|person)?|organi[sz]ation|co-founder|founder)\b[\s,]*|[–-]\s*)*$/
/** "is an entity working in the field of …, and a": up to the second article the text is about the party. */
const longBridge = /^(?:is|are) [^,;]{1,120},? and (?:it )?(?:is )?an? $/

const otherParty = /\b(?:which|who|whose|that|where|when|while|whom)\b/i
const former = /\b(?:was|were|formerly|previously|owned a|held)\b/i
/** Words after which the name of the other party ends. */
const ending =
  /\s*(?:\(|\[|,\s+(?!(?:Ltd|Inc|LLC|JSC|Co|Corp|S\.?A|GmbH|PLC|Limited)\b)|\s[–—-]\s|:\s|\b(?:which|who|whose|that|where|since|until|as of|through|via|responsible|engaged|involved|based|located|incorporated|listed|designated|sanctioned|owned or|sharing|with its|a subsidiary|an entity|a company)\b|\b(?:in|from|on)\s+(?:\d|January|February|March|April|May|June|July|August|September|October|November|December)|\band\s+(?:is|was|are|has|have|had|it|he|she|they|by|an?|associated|also|sits|provides|operates|produces|supports|thereby|therefore|maintains|controls|owns|holds)\b).*$/s
/** Words before a name that do not belong to it; lower-case words only, because "Bank Melli" is a name. */
const opening =
  /^(?:(?:[Tt]he|an?|its|his|her|now|also|(?:EU|UN)-(?:listed|designated)|[Ss]tate[- ]owned(?: and operated)?|[Ss]tate[- ]controlled|listed|sanctioned|designated|(?:Russian|Iranian) (?=[Ss]tate|company|businessman)|company|companies|group|firm|bank|enterprise|holding|businessman|businessperson|parent|state)\s+)+/

/**
 * Ownership that a publisher states in prose. Only sentences about the party itself are read, and only if the other
 * party is named; a percentage only if the sentence gives an exact number: "more than 50 %" is kept as a note. The
 * sentence itself is always kept.
 */
export function ownershipStatements(text: string, party: Party): RecordRelationship[] {
  const found = new Map<string, RecordRelationship>()
  for (const sentence of sentencesOf(text)) {
    for (const relationship of readSentence(sentence, party)) {
      const key = `${relationship.kind}|${relationship.toName}`
      const held = found.get(key)
      if (held === undefined || (held.percent === undefined && relationship.percent !== undefined)) {
        found.set(key, relationship)
      }
    }
  }
  return [...found.values()]
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[\p{Ll}\d)”’"%][.;])\s+(?!(?:Ltd|Limited|Inc)\b)|\n+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '' && sentence.length < 1_500)
}

function readSentence(sentence: string, party: Party): RecordRelationship[] {
  const about = afterParty(sentence, party)
  if (about === null) return ownersOf(sentence, party)
  for (const at of startsOf(about)) {
    const before = about.slice(0, at)
    if (otherParty.test(before) || !(bridge.test(before) || longBridge.test(before))) continue
    const owner = party.isPerson ? null : firstMatch(passive, about.slice(at))
    if (owner) return toRelationship(ownedBy, owner, { sentence, before, party })
    const owned = firstMatch(active, about.slice(at))
    if (owned) return toRelationship(owns, owned, { sentence, before, party })
  }
  return []
}

const ownedBy = { kind: 'owned-or-controlled-by', label: 'Owned or controlled by' }
const owns = { kind: 'owns-controls-or-operates', label: 'Owns, controls or operates' }

const keyword =
  /(?:\d{1,3}(?:[.,]\d+)?\s*(?:%|per\s?cent)|more than \d|at least \d|nearly \d|wholly|fully|majority|partially|partly|jointly|co-?owne|owned|owns|holds|held|controls|owner|shareholder|largest|sole|main|subsidiary)/gi

function startsOf(text: string): number[] {
  return [0, ...[...text.matchAll(keyword)].map((match) => match.index)]
}

/**
 * The part of a sentence after the party's name; a whole remark that starts with the statement; null for a sentence
 * about another party.
 */
function afterParty(sentence: string, party: Party): string | null {
  const folded = sentence.toLowerCase()
  for (const name of party.names) {
    const own = name.toLowerCase()
    const from = folded.startsWith(`the ${own}`) ? 4 : 0
    if (own.length > 2 && folded.startsWith(own, from)) return afterBrackets(sentence.slice(from + own.length))
  }
  const short = party.isPerson ? afterFamilyName(sentence, party) : null
  if (short !== null) return short
  const spoken = new RegExp(`^${pronoun}\\b`, 'i').exec(sentence)
  if (spoken) return afterBrackets(sentence.slice(spoken[0].length))
  return /^(?:\d{1,3}(?:[.,]\d+)?\s*%|(?:wholly|majority|partially|co)?-?\s?owned|(?:wholly[- ]owned\s)?subsidiary|(?:co-|majority )?(?:owner|shareholder) of|owns)/i.test(
    sentence,
  )
    ? sentence
    : null
}

/** Prose may leave out parts of a person's name: "Mikhail SINELIN" is Mikhail Arkadyevich SINELIN. */
function afterFamilyName(sentence: string, party: Party): string | null {
  const run = /^(?:[\p{Lu}][\p{L}'’-]*\s+){0,3}[\p{Lu}][\p{L}'’-]*/u.exec(sentence)?.[0]
  const last = run?.split(/\s+/).at(-1)?.toLowerCase() ?? ''
  const isOwn = last.length > 3 && party.names.some((name) => name.toLowerCase().split(/\s+/).includes(last))
  return run !== undefined && isOwn ? afterBrackets(sentence.slice(run.length)) : null
}

/** An abbreviation or another spelling after the name: "(NIOC)", "- PPL". */
function afterBrackets(rest: string): string {
  return rest.replace(/^[’'”"]?\s*(?:\([^)]*\)|[-–]\s*[A-Z]{2,8}\b)?\s*,?\s*/, '')
}

/** "The Government of Russia directly holds 50 % of the shares in X", in the record of X. */
function ownersOf(sentence: string, party: Party): RecordRelationship[] {
  if (party.isPerson) return []
  const match = new RegExp(
    `^(?<other>[^,;.()]{3,80}?)\\s+(?:directly\\s+|indirectly\\s+|also\\s+|currently\\s+)*(?:owns|holds|hold)\\s+(?:a\\s+)?${percent}\\s+(?:of\\s+)?(?:the\\s+)?(?:shares?|stakes?|shareholding)?\\s*(?:of|in)\\s+(?<own>[^,;.()]+)`,
    'i',
  ).exec(sentence)
  const own = match?.groups?.['own']?.toLowerCase() ?? ''
  const isOwn = party.names.some((name) => name.length > 3 && own.startsWith(name.toLowerCase()))
  return match && isOwn ? toRelationship(ownedBy, match, { sentence, before: '', party }) : []
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

function toRelationship(
  { kind, label }: { kind: string; label: string },
  match: RegExpExecArray,
  { sentence, before, party }: { sentence: string; before: string; party: Party },
): RecordRelationship[] {
  const other = match.groups?.['other'] ?? ''
  const toName = nameOf(other)
  if (toName === null || party.names.some((name) => name.toLowerCase() === toName.toLowerCase())) return []
  const stated = match.groups?.['number']
  const bound = match.groups?.['bound']
  const share = stated === undefined ? Number.NaN : Number(stated.replace(',', '.'))
  const isExact = bound === undefined && share >= 0 && share <= 100
  return [
    {
      kind,
      label,
      toName,
      ...(isExact ? { percent: share } : {}),
      ...(bound === undefined ? {} : { note: `${bound} ${stated} %` }),
      statement: sentence,
      isFormer: former.test(before + match[0].slice(0, 8)) || /^[^,]* until \d/.test(other),
    },
  ]
}

/** The name at the start of the text; null for a description ("one of the world's largest producers"). */
function nameOf(text: string): string | null {
  const name = text
    .replace(opening, '')
    .replace(ending, '')
    .replace(/^[\s‘’“”"']+|[\s‘’“”"',.]+$/g, '')
  const isName = /^[\p{Lu}\d]/u.test(name) && !/^\p{Lu}\p{Ll}+an\s+(?:\p{Ll}|[Ss]tate)/u.test(name)
  return isName && name.length >= 3 && name.length <= 120 ? name : null
}
