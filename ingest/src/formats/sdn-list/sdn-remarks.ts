/** The parties that a remark links to by name, and the rest of its text; OFAC separates by semicolons. */
export function splitRemarks(text: string): { linkedTo: string[]; remarks: string[] } {
  const linkedTo: string[] = []
  const remarks: string[] = []
  for (const piece of splitPieces(text)) {
    const link = linkOf(piece)
    if (link === null) remarks.push(piece)
    else linkedTo.push(link)
  }
  return { linkedTo, remarks }
}

/** "(Linked To: X)" and "Linked To: X". */
export function linkOf(piece: string): string | null {
  return /^\(?Linked To:\s*(.+?)\)?$/.exec(piece)?.[1]?.trim() ?? null
}

export function splitPieces(text: string): string[] {
  return text
    .split(/;\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece !== '.')
}
