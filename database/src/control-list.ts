import type {
  ChinaControlEntry,
  ChinaCustomsCode,
  ChinaCustomsFrame,
  ChinaListFrame,
  ChinaNotice,
  ChinaNoticesFrame,
} from './china-items.ts'
import type { LawFrame, LawVersion } from './law-text.ts'
import type { EuAnnexFrame, EuControlEntry } from './regulations/eu-items.ts'
import type { PartNumber, PartNumbersFrame } from './regulations/part-numbers.ts'

/**
 * Part of a regulation's text as printed. Superscripts and subscripts of digits are those characters of Unicode, others are written `^(1/2)` and
 * `_(max)`.
 */
export type Passage =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** `heading`: "Note 1 to 3A001.a:"; null if it continues the note before. */
  | { kind: 'note'; heading: string | null; texts: string[] }
  | { kind: 'table'; caption: string | null; headings: string[]; rows: string[][] }
  /** A formula that the publisher gives as a picture; `address` as printed, below the publisher's site. */
  | { kind: 'picture'; address: string }

/** What the publisher says about its text: how it came about, and amendments that are not in it yet. */
export interface TextNotice {
  kind: 'pending-amendment' | 'not-in-effect' | 'editorial' | 'history'
  text: string
}

export type ProductGroup = 'A' | 'B' | 'C' | 'D' | 'E'

/** A column of the Commerce Country Chart: `NS 1`. */
export type ChartColumn = string

/** One control of an entry, and to where a licence is required for it. */
export interface LicenceRequirement {
  /** To what it applies: "NS applies to 3A001.b.2". */
  scope: string
  /** The requirement as printed: "NS Column 1", or words; empty if the scope contains them. */
  text: string
  /** Columns of the chart that answer it. None: the chart does not answer it, which never means that no licence is required. */
  columns: ChartColumn[]
  /** A row of the entry's table, or a control that the entry states in words. */
  origin: 'table' | 'prose'
}

/** A list-based licence exception and the entry's answer: "LVS", ["$3000: 3A001.b.1", …]. */
export interface ListException {
  symbol: string
  answer: string[]
}

/** A paragraph of the list of items controlled. */
export interface ControlledItem {
  /** Whole path: `a.1.c`; of several reserved paragraphs `f-w`. */
  designator: string
  text: string
  /** What follows it before the next paragraph, in the order printed. */
  notes: Passage[]
  items: ControlledItem[]
}

/** An entry of the Commerce Control List: one ECCN, or EAR99. */
export interface ControlEntry {
  eccn: string
  heading: string
  /** `0` to `9`; null for EAR99. */
  category: string | null
  group: ProductGroup | null
  /** The text after "Reason for Control:", verbatim; null if the entry states none. */
  reasons: string | null
  requirements: LicenceRequirement[]
  requirementNotes: Passage[]
  reporting: Passage[]
  exceptions: ListException[]
  exceptionNotes: Passage[]
  staConditions: Passage[]
  unit: string | null
  relatedControls: Passage[]
  relatedDefinitions: Passage[]
  eccnControls: Passage[]
  /** Before the first paragraph with a designator. */
  itemNotes: Passage[]
  items: ControlledItem[]
  /** Text outside of every section, such as that of the 0x521 series. */
  body: Passage[]
  /** Notices of the publisher inside this entry. */
  notices: TextNotice[]
}

/** What an edition of the Commerce Control List says outside of its entries. */
export interface ControlListFrame {
  /** Headings with text of their own: notes to a category, annexes. */
  sections: { category: string | null; heading: string; passages: Passage[] }[]
  notices: TextNotice[]
}

/** A destination of the Commerce Country Chart. */
export interface ChartRow {
  /** As the chart prints it, without footnote marks: "Korea, South". */
  name: string
  /** ISO 3166-1 alpha-2; null if our tables do not know the name. */
  countryCode: string | null
  /** Marks of footnotes: `1`. */
  footnotes: string[]
  /** Columns with an X. */
  columns: ChartColumn[]
  /** For a destination that the chart does not answer: where its rules are. */
  referral: string | null
}

export interface ChartFrame {
  /** In the order of the header. */
  columns: { column: ChartColumn; reason: string }[]
  footnotes: { mark: string; text: string }[]
  notices: TextNotice[]
}

/** A destination and the country groups in which it is: `A:5`, `B`, `D:1`. */
export interface CountryGroupRow {
  name: string
  countryCode: string | null
  groups: string[]
  /** Footnotes that its name bears in the tables, as printed; absent in rows stored before they were read. */
  notes?: string[]
}

export interface CountryGroupsFrame {
  /** Names as printed: `A:1` "Wassenaar participating states"; null if the column has none. */
  groups: { group: string; name: string | null }[]
  footnotes: { table: string; text: string }[]
  notices: TextNotice[]
}

/** Content of one entry of a regulation, as stored. */
export type StoredContent =
  | ControlEntry
  | ChartRow
  | CountryGroupRow
  | ChinaControlEntry
  | ChinaNotice
  | ChinaCustomsCode
  | LawVersion
  | PartNumber
  | EuControlEntry

/** What an edition says outside of its entries, as stored. */
export type StoredFrame =
  | ControlListFrame
  | ChartFrame
  | CountryGroupsFrame
  | ChinaListFrame
  | ChinaCustomsFrame
  | ChinaNoticesFrame
  | LawFrame
  | PartNumbersFrame
  | EuAnnexFrame
