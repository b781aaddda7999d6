const form = /(?<![\d-])\d{2,7}-\d{2}-\d(?!\d)/g

/** The CAS numbers of a text with a right check digit, each once. */
export function casNumbersIn(text: string): string[] {
  return [...new Set(text.match(form))].filter(isCasNumber)
}

/** Whether the check digit of a CAS number is right: one that lost a digit has another. */
export function isCasNumber(number: string): boolean {
  const digits = number.replaceAll('-', '').split('').map(Number)
  const check = digits.pop()
  const sum = digits.reverse().reduce((total, digit, at) => total + digit * (at + 1), 0)
  return sum % 10 === check
}
