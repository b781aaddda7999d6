import { downloadOfPart } from '../ecfr/download.ts'

/** Part 744, with the lists of parties. */
export const download = downloadOfPart(744)
