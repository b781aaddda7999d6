/** An amount as the form shows it: cut, not rounded, to two decimals. What is no amount stays as typed. */
export function cutToCents(typed: string): string {
  const amount = typed.normalize('NFKC').trim().replaceAll(',', '')
  return amount.replace(/^(\d+\.\d{2})\d+$/, '$1')
}
