/** A picture that was read and checked. */
export interface Picture {
  type: 'image/png' | 'image/jpeg'
  /** The picture alone: what else the file carried (comments, positions, previews) is left out. */
  bytes: Buffer
  /** Eight bits a sample, line after line: what any program can paint. */
  isPlain: boolean
}
