/** A picture that was parsed and validated. */
export interface Picture {
  type: 'image/png' | 'image/jpeg'
  /** The picture without metadata (comments, positions, previews). */
  bytes: Buffer
  /** Eight bits per sample, line after line: every program can display it. */
  isPlain: boolean
}
