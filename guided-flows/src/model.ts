/** What a guided flow is made of; the graphs in `graphs/` are written in these terms. */

/** Severities of conclusions, the mildest first. */
export const severities = ['info', 'clear', 'attention', 'licence', 'denial', 'prohibited'] as const
export type Severity = (typeof severities)[number]

/** What the caller knows, by the name of the fact; a fact that is absent is unknown. */
export type Fact = string | number | boolean | readonly (string | number)[]
export type Facts = Readonly<Record<string, Fact | undefined>>

/** A condition in three values (true, false, unknown), as the graphs write it. */
export type Condition =
  | boolean
  | null
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | { trueOrAsk: Condition }
  | { if: readonly (readonly [Condition, Condition])[]; else: Condition }
  | { answer: string; is: Answer }
  | { finding: { prefix: string } | { minSeverity: Severity } }
  | { ratio: { num: string; den: string; lte: number } }
  | CountryCondition
  | EccnCondition
  | FactCondition

/** One of the countries of a fact is in a set, is a code, or is exactly `=CODE`. */
export interface CountryCondition {
  country: string
  in: readonly string[]
}

/** An ECCN lies under a pattern (or a named list of the flow), or matches an expression. */
export interface EccnCondition {
  eccn: string
  in?: string | readonly string[]
  except?: readonly string[]
  matches?: string
}

/** One test of a fact. */
export interface FactCondition {
  fact: string
  is?: string | number
  truth?: boolean
  has?: string | number
  nonEmpty?: true
  anyOf?: string
  onOrAfter?: string
  in?: readonly (string | number)[]
}

export type Answer = 'yes' | 'no'

export interface Citation {
  ref: string
  /** Id of a source of the flow. */
  src: string
  /** Official page of a text that the law reader does not have. */
  url?: string
}

/** What has to be known of some paragraphs of a source: a stay, or an amendment that its text does not have yet. */
export interface SourceNotice {
  /** The paragraphs, with all that lies in them. */
  refs: readonly string[]
  zh: string
  en: string
  /** The publication that says so, and its official page. */
  by: string
  url: string
}

/** A text that a flow was written from. One of the days says which version of it was read. */
export interface Source {
  id: string
  title: string
  /** First day of the version. */
  effective?: string
  /** Day for which the publisher was asked. */
  pointInTime?: string
  /** Publication of a version that does not say its first day. */
  textVersion?: string
  /** Last day of a collection. */
  capturedTo?: string
  notices?: readonly SourceNotice[]
}

interface NodeTexts {
  id: string
  zh: string
  en: string
  notesZh: string
  notesEn: string
  citations: readonly Citation[]
  /** The newest of the texts that the node was written from, YYYY-MM-DD. */
  textDate: string
}

export interface Question extends NodeTexts {
  kind: 'question'
  yes: string
  no: string
  /** `decide` asks what it does not know; `route` is never asked, and unknown is no. */
  auto?: { mode: 'decide' | 'route'; expr: Condition }
  /** Other wordings by an input of the flow. */
  variants?: { by: string } & Readonly<Record<string, { zh: string; en: string } | string>>
}

export interface Calculation extends NodeTexts {
  kind: 'calculation'
  next: string
  inputs: readonly { id: string; zh: string; en: string }[]
  compute: { numerator: string; denominator: string; result: string }
}

export interface Conclusion extends NodeTexts {
  kind: 'conclusion'
  code: string
  /** `max` is the highest of the findings recorded before. */
  severity: Severity | 'max'
  terminal: boolean
  next?: string | null
  /** Words that turn the meaning of the text, in Chinese and in English. */
  highlight?: readonly string[]
  highlightEn?: readonly string[]
  properties: readonly { key?: string; nameZh: string; nameEn: string; valueZh: string; valueEn: string }[]
}

export type FlowNode = Question | Calculation | Conclusion

export interface EccnList {
  citation: string
  values: readonly string[]
  except?: readonly string[]
}

export interface Flow {
  flow: string
  version: string
  textDate: string
  title: { zh: string; en: string }
  disclaimer: { zh: string; en: string }
  /** First node by the kind of the walk (a category, a module, an option). */
  start: Readonly<Record<string, string>>
  sources: readonly Source[]
  /** Names of what is entered and of what is known, for readers. */
  inputs?: readonly { id: string; zh: string; en: string }[]
  facts?: readonly { id: string; zh: string; en: string }[]
  /** Of the end uses: one start each. */
  categories?: readonly { id: string; section: string; zh: string; en: string }[]
  lists?: Readonly<Record<string, EccnList>>
  /** SHA-256 of the section or article that a citation names, as it was when the nodes were written; none for list data. */
  texts?: Readonly<Record<string, string>>
  nodes: readonly FlowNode[]
}

export interface CountrySets {
  sets: Readonly<Record<string, { source: string; members: readonly string[] }>>
  /** A code without an own row counts as another: Hong Kong as China. */
  inherits: Readonly<Record<string, { as: string; basis: string }>>
}
