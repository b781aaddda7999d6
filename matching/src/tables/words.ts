/** Splits a block of words written for reading into its words. */
export function words(block: string): string[] {
  return block.split(/\s+/).filter((word) => word !== '')
}

/** Groups written one a line. */
export function wordGroups(block: string): string[][] {
  return block
    .split('\n')
    .map(words)
    .filter((group) => group.length > 0)
}
