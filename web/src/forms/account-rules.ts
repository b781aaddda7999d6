/** Rules of the forms (core-platform.md §5, api-contract.md). The server has the same rules; here they give feedback while typing. */

const codeForm = /^\d{6}$/
const phoneForm = /^1[3-9]\d{9}$/
const lengthOf = (text: string) => [...text].length

export type Problem =
  | 'phoneEmpty'
  | 'phoneForm'
  | 'codeEmpty'
  | 'codeForm'
  | 'passwordEmpty'
  | 'passwordWeak'
  | 'passwordDiffers'
  | 'passwordSame'
  | 'oldPasswordEmpty'
  | 'newPasswordEmpty'
  | 'confirmEmpty'
  | 'userNameEmpty'
  | 'userNameForm'
  | 'companyEmpty'
  | 'companyLong'
  | 'industryEmpty'
  | 'emailForm'

/** Normalises a number as the server stores it: without +86, blanks and hyphens. */
export function plainPhone(typed: string): string {
  return typed.replace(/[\s\p{Cf}-]/gu, '').replace(/^(?:\+|00)86/, '')
}

export function phoneProblem(phone: string): Problem | null {
  if (phone.trim() === '') return 'phoneEmpty'
  return phoneForm.test(phone.trim()) ? null : 'phoneForm'
}

function codeProblem(code: string): Problem | null {
  if (code.trim() === '') return 'codeEmpty'
  return codeForm.test(code.trim()) ? null : 'codeForm'
}

/** 8–64 characters, two of letters, digits and signs. */
export function passwordProblem(password: string): Problem | null {
  if (password === '') return 'passwordEmpty'
  const kinds = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].filter((kind) => kind.test(password)).length
  const length = lengthOf(password)
  return length >= 8 && length <= 64 && kinds >= 2 ? null : 'passwordWeak'
}

export interface RegistrationDraft {
  phone: string
  code: string
  password: string
  userName: string
  company: string
  industry: string
  email: string
}

/** The problem of each field of a registration; null: none. */
export function registrationProblems(draft: RegistrationDraft): Record<keyof RegistrationDraft, Problem | null> {
  const userName = draft.userName.trim()
  const company = draft.company.trim()
  const email = draft.email.trim()
  const isNamed = lengthOf(userName) <= 50 && !phoneForm.test(userName)
  return {
    phone: phoneProblem(draft.phone),
    code: codeProblem(draft.code),
    password: passwordProblem(draft.password),
    userName: userName === '' ? 'userNameEmpty' : isNamed ? null : 'userNameForm',
    company: company === '' ? 'companyEmpty' : lengthOf(company) <= 100 ? null : 'companyLong',
    industry: draft.industry === '' ? 'industryEmpty' : null,
    email: email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : 'emailForm',
  }
}

export interface PasswordDraft {
  oldPwd: string
  newPwd: string
  confirmNewPwd: string
}

/** The problem of each field of a password change; null: none. */
export function passwordChangeProblems({
  oldPwd,
  newPwd,
  confirmNewPwd,
}: PasswordDraft): Record<keyof PasswordDraft, Problem | null> {
  const isSame = newPwd !== '' && newPwd === oldPwd
  return {
    oldPwd: oldPwd === '' ? 'oldPasswordEmpty' : null,
    newPwd: isSame ? 'passwordSame' : newPasswordProblem(newPwd),
    confirmNewPwd: confirmationProblem(confirmNewPwd, newPwd),
  }
}

export interface ResetDraft {
  phone: string
  code: string
  newPwd: string
  confirmNewPwd: string
}

/** The problem of each field of a password reset by phone; null: none. */
export function passwordResetProblems({
  phone,
  code,
  newPwd,
  confirmNewPwd,
}: ResetDraft): Record<keyof ResetDraft, Problem | null> {
  return {
    phone: phoneProblem(phone),
    code: codeProblem(code),
    newPwd: newPasswordProblem(newPwd),
    confirmNewPwd: confirmationProblem(confirmNewPwd, newPwd),
  }
}

function newPasswordProblem(newPwd: string): Problem | null {
  return newPwd === '' ? 'newPasswordEmpty' : passwordProblem(newPwd)
}

function confirmationProblem(confirmNewPwd: string, newPwd: string): Problem | null {
  if (confirmNewPwd === '') return 'confirmEmpty'
  return confirmNewPwd === newPwd ? null : 'passwordDiffers'
}
