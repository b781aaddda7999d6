import { dictionary } from '@zxcvbn-ts/language-common'
import { isAcceptablePassword, minPasswordLength } from '../../../contract/account/rules.ts'
import { lengthOf } from '../../../contract/text.ts'
import { invalidInput } from '../../../http/app-error.ts'

/** Well-known in China and not in the library's list: each word with each number. */
const words = 'a aa asd aini woaini woaini1 zhang wang taobao alipay weixin qingdan'.split(' ')
const numbers = '123 520 521 666 888 1314 5201314'.split(' ')
const chinese = words.flatMap((word) => numbers.map((number) => word + number))

/** Of the 49,000 most frequent passwords of published leaks the 5,200 that satisfy the rule of kinds. */
const common = new Set([...dictionary['passwords-common'], ...chinese].filter(isAcceptablePassword))

/** Shorter user names are part of too many words. */
const shortestName = 4

/**
 * Throws on `field` for a new password: `password.weak` (length and kinds), `password.common` (well-known), and `password.personal` when too little
 * remains of it without the user name or phone.
 */
export function refuseUnfit(
  field: string,
  password: string,
  { user_name, phone }: { user_name?: string; phone: string | null },
): void {
  if (!isAcceptablePassword(password)) throw invalidInput([{ field, code: 'password.weak' }])
  const folded = password.normalize('NFKC').toLowerCase()
  if (common.has(folded)) throw invalidInput([{ field, code: 'password.common' }])
  const own = [user_name ?? '', phone ?? ''].filter((name) => lengthOf(name) >= shortestName)
  const rest = own.reduce((left, name) => left.replaceAll(name.toLowerCase(), ''), folded)
  if (lengthOf(rest) < minPasswordLength) throw invalidInput([{ field, code: 'password.personal' }])
}
