/** What the text of an entry lacks: how it begins, how it ends, values and codes inside of it, or the numbers of its paragraphs. */
export type TextLoss = 'beginning' | 'end' | 'values' | 'numbers'

/** A note of the list: "说明", "技术说明", "注意". */
export interface ChinaNote {
  name: string
  content: string
}

/** A paragraph of an item. */
export interface ChinaParagraph {
  /** `a`; null for a numbered paragraph, whose number the text that we have lost. */
  mark: string | null
  text: string
  notes: ChinaNote[]
  items: ChinaParagraph[]
}

/**
 * An entry of the dual-use control list. The texts are those of a PDF whose digits are partly lost: every value is withheld (`withheld`), because a
 * threshold without a digit is another threshold.
 */
export interface ChinaControlEntry {
  /** `1C902`: industry, type, reason and number. */
  code: string
  /** What the item is, without values; null if the text that we have does not begin with it. */
  name: string | null
  notes: ChinaNote[]
  items: ChinaParagraph[]
  losses: TextLoss[]
  /** The description as the file has it. Never shown. */
  source: string
}

/** Stands for a value, or a code, that is not shown. */
export const withheld = '［…］'

/** What the edition of the list says about itself. */
export interface ChinaListFrame {
  /** The official document. */
  documentUrl: string
  /** Day in the address of the document, ISO; null if it has none. */
  documentDay: string | null
}

/** An item that a notice controls, as the notice states it. */
export interface NoticeItem {
  /** With its path: `1C117.d`. */
  code: string
  text: string
  /** Customs codes that the notice gives for reference, 8 or 10 digits. */
  customsCodes: string[]
  items: NoticeItem[]
}

/** A notice that suspends another one, or a part of it. */
export interface Suspension {
  /** Year and number: `2025-55`. */
  notice: string
  /** "第二款"; null for the whole notice. */
  part: string | null
  /** First and last day, ISO. */
  from: string
  to: string
}

export type ChinaNoticeKind = 'control' | 'suspension' | 'list' | 'catalogue' | 'guidance'

/** A notice on dual-use items, or official questions and answers. */
export interface ChinaNotice {
  /** Year and number, `2025-55`, or for texts without a number the place in the address, `202509/1163`. */
  id: string
  kind: ChinaNoticeKind
  title: string
  authorities: string[]
  /** ISO. */
  issuedOn: string
  url: string
  attachments: { name: string | null; url: string }[]
  /** From when it applies; `part` null for the whole notice. Empty for guidance. */
  effective: { part: string | null; from: string }[]
  /** The publisher says that it is repealed. */
  isRepealed: boolean
  suspensions: Suspension[]
  items: NoticeItem[]
  /** Every code that the text names. */
  codesNamed: string[]
  /** Destination for which it changes the control of all dual-use items, as printed: "日本"; null for others. */
  destination: string | null
  text: string
}

/** Until when the notices were collected: one issued later is not among them. */
export interface ChinaNoticesFrame {
  /** ISO. */
  collectedOn: string
}

/** A customs code of the licence catalogue: a lead to dual-use items, never a finding. */
export interface ChinaCustomsCode {
  code: string
}

/** Of which catalogue the customs codes are. */
export interface ChinaCustomsFrame {
  name: string
  notice: string
  url: string
  scope: string
}
