/** What a list states of a bearer behind one of his names: "…, born 1 Jan. 1953 (Oman passport no. …)", "… (as previously listed)". */
const particulars =
  /\s*(?:[.(,–-]\s*(?=(?:date of birth|place of birth|born|passport|national identification|d\.?o\.?b\.?)\b)|\s(?=born\s+(?:on\s|in\s|\d)|prominently known)|\(\s*(?=nom de guerre|false identity|(?:as )?(?:formerly|previously)\b|[^()]*\b(?:passport|identity|identification|residency|ID|card) (?:no|number)\b))(.*)$/is

export interface NameWithParticulars {
  name: string
  /** "" if nothing is stated. */
  said: string
  /** The list no longer uses the name. */
  isFormer: boolean
}

/** Parts a printed name from what is said of its bearer. */
export function takeParticulars(printed: string): NameWithParticulars {
  const match = particulars.exec(printed)
  if (match === null || match.index === 0) return { name: printed, said: '', isFormer: false }
  const said = (match[1] ?? '').trim()
  const isOpen = said.split(')').length > said.split('(').length
  return {
    name: printed.slice(0, match.index),
    said: isOpen ? said.replace(/\)\s*$/, '') : said,
    isFormer: /(?:^|\(as )(?:as )?(?:formerly|previously) listed/i.test(said),
  }
}
