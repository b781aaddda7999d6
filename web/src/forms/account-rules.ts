import {
  codeForm,
  isAcceptablePassword,
  isCompanyName,
  isOfOneScript,
  isUserName,
  phoneForm,
  toUserName,
} from '@qingdan/api/contract/account/rules.ts'
import type { ProofForChange } from '@qingdan/api/contract/account.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'

/** Problems of the forms' fields, by the rules of the contract (core-platform.md §5), so that they are seen while typing. */

export type Problem =
  | 'loginNameEmpty'
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
  | 'userNameMixed'
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

export function passwordProblem(password: string): Problem | null {
  if (password === '') return 'passwordEmpty'
  return isAcceptablePassword(password) ? null : 'passwordWeak'
}

function userNameProblem(userName: string): Problem | null {
  if (userName === '') return 'userNameEmpty'
  if (!isUserName(userName)) return 'userNameForm'
  return isOfOneScript(userName) ? null : 'userNameMixed'
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
  const company = cleanText(draft.company)
  const email = draft.email.trim()
  return {
    phone: phoneProblem(draft.phone),
    code: codeProblem(draft.code),
    password: passwordProblem(draft.password),
    userName: userNameProblem(toUserName(draft.userName)),
    company: company === '' ? 'companyEmpty' : isCompanyName(company) ? null : 'companyLong',
    industry: draft.industry === '' ? 'industryEmpty' : null,
    email: email === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : 'emailForm',
  }
}

/** The problem of the proof that a change of the phone needs. */
export function proofProblems(
  { oldPwd, oldCode }: { oldPwd: string; oldCode: string },
  proof: ProofForChange,
): Record<'oldPwd' | 'oldCode', Problem | null> {
  return {
    oldPwd: proof === 'password' && oldPwd === '' ? 'oldPasswordEmpty' : null,
    oldCode: proof === 'code' ? codeProblem(oldCode) : null,
  }
}

export interface SignInDraft {
  loginName: string
  password: string
}

/** The problem of each field of a sign-in; null: none. */
export function signInProblems({ loginName, password }: SignInDraft): Record<keyof SignInDraft, Problem | null> {
  return {
    loginName: loginName.trim() === '' ? 'loginNameEmpty' : null,
    password: password === '' ? 'passwordEmpty' : null,
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
