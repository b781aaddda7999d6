/** An entry of Annex I of the Union's dual-use regulation. */
export interface EuControlEntry {
  kind: 'eu-entry'
  code: string
  /** Its first line, without the code. */
  heading: string
  /** The provisions after the first, in the order printed; `path` whole: `3B001.f.1.b`. */
  lines: { path: string; text: string }[]
}

/** What the edition says of itself. */
export interface EuAnnexFrame {
  /** The number of the consolidated version: `02021R0821-20251115`. */
  version: string
  /** What has to be shown with the text. */
  attribution: string
  documentUrl: string
}
