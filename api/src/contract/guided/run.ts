import { z } from 'zod'
import { Citation } from '../citation.ts'
import { pageOf } from '../envelope.ts'
import { ProjectSnapshot } from './project-snapshot.ts'

/** How far a user is in guided questions, and what came of it (compliance-workflows.md §3, §4). */

/** Questionnaires by module: '1' item control, '2' counterparty; the other flows have no number in the contract. */
export const GuidedFlow = z.enum(['fdp', 'end-use', 'de-minimis', 'item-control', 'counterparty', 'risk-project'])
export type GuidedFlow = z.infer<typeof GuidedFlow>

/** The mildest first. */
export const GuidedSeverity = z.enum(['info', 'clear', 'attention', 'licence', 'denial', 'prohibited'])
export type GuidedSeverity = z.infer<typeof GuidedSeverity>

/** A paragraph that a question or a conclusion rests on; `held`: what of it we have to read, null when nothing. */
export const GuidedCitation = z.object({
  ref: z.string(),
  held: Citation.nullable(),
  /** Official page of a text that we do not hold. */
  url: z.string().nullable(),
  /** What has to be known of it: a stay, or an amendment that the text does not have yet; `by`: the publication that says so. */
  notices: z.array(z.object({ text: z.string(), textEn: z.string(), by: z.string(), url: z.string() })),
  source: z.string(),
  /** Day of the text that was used, ISO. */
  textDate: z.string(),
  /** The text differs since `since`; `lawId` says what it is now, `olderId` what it was, null where we hold no earlier one. */
  change: z.object({ since: z.string(), lawId: z.string(), olderId: z.string().nullable() }).nullable(),
})
export type GuidedCitation = z.infer<typeof GuidedCitation>

/** Why an answer came by itself: a fact, its value, what it was held against, and whether it holds. */
export const GuidedGround = z.object({
  /** The name of the fact for readers: 目的地. */
  fact: z.string(),
  factEn: z.string(),
  value: z.string(),
  valueEn: z.string(),
  /** How the fact was tested; `groundText` says it. */
  relation: z.enum(['in', 'is', 'truth', 'include', 'any', 'since']),
  against: z.string(),
  againstEn: z.string(),
  holds: z.boolean(),
})
export type GuidedGround = z.infer<typeof GuidedGround>

/** Who takes part, and the listed subject that the user confirmed it to be. */
export const GuidedParty = z.object({
  name: z.string(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
})
export type GuidedParty = z.infer<typeof GuidedParty>

export const GuidedProperty = z.object({
  propertyName: z.string(),
  propertyNameEn: z.string(),
  propertyValue: z.string(),
  propertyValueEn: z.string(),
})

export const GuidedNote = z.object({ name: z.string(), nameEn: z.string(), content: z.string(), contentEn: z.string() })

/** `type` 1: yes or no; 2: two amounts. `inputs`: the names of the amounts. */
export const GuidedQuestion = z.object({
  id: z.string(),
  question: z.string(),
  questionEn: z.string(),
  topic: z.string(),
  topicEn: z.string(),
  content: z.string(),
  contentEn: z.string(),
  sort: z.number(),
  type: z.union([z.literal(1), z.literal(2)]),
  notes: z.array(GuidedNote),
  citations: z.array(GuidedCitation),
  inputs: z.array(z.object({ id: z.enum(['totalValue', 'productValue']), name: z.string(), nameEn: z.string() })),
})
export type GuidedQuestion = z.infer<typeof GuidedQuestion>

/** One step of the way so far: a question with its answer, the amounts, or a finding. */
export const GuidedStep = z.object({
  id: z.string(),
  kind: z.enum(['question', 'calculation', 'conclusion']),
  text: z.string(),
  textEn: z.string(),
  answer: z.enum(['yes', 'no']).nullable(),
  /** Who answered; null for a finding. */
  by: z.enum(['person', 'facts']).nullable(),
  grounds: z.array(GuidedGround),
  amounts: z.object({ totalValue: z.string(), productValue: z.string(), countResult: z.string() }).nullable(),
  code: z.string().nullable(),
  severity: GuidedSeverity.nullable(),
  properties: z.array(GuidedProperty),
  notes: z.array(GuidedNote),
  citations: z.array(GuidedCitation),
})
export type GuidedStep = z.infer<typeof GuidedStep>

/** A run: the open question, or the conclusion (`content`, `propertys`) with all that was found (`result`). */
export const GuidedRun = z.object({
  recordId: z.string(),
  flow: GuidedFlow,
  title: z.string(),
  titleEn: z.string(),
  hasEnd: z.boolean(),
  /** A question was answered before this one. */
  hasUpper: z.boolean(),
  question: GuidedQuestion.nullable(),
  result: z.array(z.string()),
  resultEn: z.array(z.string()),
  propertys: z.array(GuidedProperty),
  content: z.string().nullable(),
  contentEn: z.string().nullable(),
  /** Additions to the contract. */
  conclusionId: z.string().nullable(),
  severity: GuidedSeverity.nullable(),
  /** Words of the conclusion that the page marks. */
  highlight: z.array(z.string()),
  steps: z.array(GuidedStep),
  /** What was entered before the questions. */
  input: z.record(z.string(), z.string()),
  /** Questions that may still be asked, the open one among them: on the shortest and on the longest way. */
  remaining: z.object({ least: z.number(), most: z.number() }),
  parties: z.array(GuidedParty),
  /** Day for which it was asked, ISO; null where the questions do not depend on one. */
  asOf: z.string().nullable(),
  /** A paragraph that the run used says something else now. */
  isTextChanged: z.boolean(),
  disclaimer: z.string(),
  disclaimerEn: z.string(),
  version: z.string(),
  /** SHA-256 of the graph. */
  hash: z.string(),
  textDate: z.string(),
  /** A newer version of the questions is in force; this run keeps its own. */
  isOlderVersion: z.boolean(),
  begunAt: z.iso.datetime(),
  isClosed: z.boolean(),
  reportName: z.string().nullable(),
  reportedAt: z.iso.datetime().nullable(),
  /** Of a transaction risk project: what its conclusion was made from. */
  project: ProjectSnapshot.nullable(),
})
export type GuidedRun = z.infer<typeof GuidedRun>

/** Answer of `diligencing/question`: the flat question or conclusion of the contract, and the run. */
export const DiligenceAnswer = GuidedRun.extend({
  id: z.string(),
  sort: z.number(),
  /** Null until the end. */
  conclusion: z.string().nullable(),
  conclusionEn: z.string().nullable(),
  description: z.array(GuidedNote),
})
export type DiligenceAnswer = z.infer<typeof DiligenceAnswer>

/** A questionnaire kept as a report: `type` '1' item, '2' counterparty. */
export const DiligenceReport = z.object({
  id: z.string(),
  name: z.string(),
  createTime: z.iso.datetime(),
  type: z.enum(['1', '2']),
  result: z.string(),
  resultEn: z.string(),
  severity: GuidedSeverity,
  isTextChanged: z.boolean(),
})
export type DiligenceReport = z.infer<typeof DiligenceReport>
export const DiligenceReportPage = pageOf(DiligenceReport)

export const MinimumRateReport = z.object({
  recordId: z.string(),
  reportName: z.string(),
  createTime: z.iso.datetime(),
  eccn: z.string().nullable(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  countryName: z.string().nullable(),
  hasEnd: z.boolean(),
  severity: GuidedSeverity.nullable(),
  isTextChanged: z.boolean(),
})
export type MinimumRateReport = z.infer<typeof MinimumRateReport>
export const MinimumRatePage = pageOf(MinimumRateReport)

/** An earlier run of a wizard: what was entered, and how far it is. */
export const GuidedRunRow = z.object({
  recordId: z.string(),
  createTime: z.iso.datetime(),
  eccn: z.string().nullable(),
  countryCode: z.string().nullable(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  /** Category of end use, or who the end user is. */
  about: z.string(),
  aboutEn: z.string(),
  hasEnd: z.boolean(),
  severity: GuidedSeverity.nullable(),
  result: z.string().nullable(),
  resultEn: z.string().nullable(),
  isTextChanged: z.boolean(),
})
export type GuidedRunRow = z.infer<typeof GuidedRunRow>
export const GuidedRunPage = pageOf(GuidedRunRow)
export const DeletedRuns = z.object({ count: z.number() })

export const EndUseCategory = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  section: z.string(),
})
export type EndUseCategory = z.infer<typeof EndUseCategory>

/** A destination; `letter`: first letter of the pinyin of its Chinese name. */
export const RiskCountry = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  letter: z.string(),
})
export type RiskCountry = z.infer<typeof RiskCountry>

export const SensitiveGroup = z.object({
  group: z.string(),
  /** Where the group is printed. */
  source: z.string(),
  countries: z.array(RiskCountry),
})
export type SensitiveGroup = z.infer<typeof SensitiveGroup>

export const SuggestedItem = z.object({ id: z.string(), eccn: z.string(), name: z.string() })
export const MinimumRateCount = z.object({ countResult: z.number(), run: GuidedRun })
