/** The card of a list on the subject's page. */
export function listCardId(sourceId: number): string {
  return `list-${sourceId}`
}

/** Opens the card of a list, scrolls to it and focuses it. */
export function jumpToList(sourceId: number): void {
  const card = document.getElementById(listCardId(sourceId))
  if (!(card instanceof HTMLDetailsElement)) return
  card.open = true
  card.scrollIntoView({ block: 'start' })
  card.querySelector('summary')?.focus({ preventScroll: true })
}
