import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import type { PasswordDraft, RegistrationDraft, ResetDraft } from '../../forms/account-rules.ts'
import { call } from '../../lib/api/call.ts'

/** Base64 of the UTF-8 text: how every call takes a password. */
export function encodePassword(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Signs in by user name or phone. `ApiError` 400: wrong; 429: too often. */
export function signInByPassword(name: string, password: string): Promise<LoginAnswer> {
  return call('account.signIn', { userName: name, password: encodePassword(password), osType: 4 })
}

/** Exchanges what the scan brought back, with the ticket that was kept here. */
export function signInByScan(fields: { wxCode: string; state: string; ticket: string }): Promise<LoginAnswer> {
  return call('account.signInByWechat', fields)
}

/** Exchanges what an OpenID Connect provider sent back. */
export function signInByProvider(fields: {
  code: string
  state: string
  iss: string | undefined
  ticket: string
}): Promise<LoginAnswer> {
  return call('account.signInByOidc', fields)
}

/** Exchanges the token of the outside sign-on. */
export function signInByProviderToken(token: string): Promise<LoginAnswer> {
  return call('account.signInByToken', { sessionId: token })
}

/** Changes the password; every session of the user ends, this one too. */
export function changePassword({ oldPwd, newPwd, confirmNewPwd }: PasswordDraft): Promise<null> {
  return call('account.changePassword', {
    oldPwd: encodePassword(oldPwd),
    newPwd: encodePassword(newPwd),
    confirmNewPwd: encodePassword(confirmNewPwd),
  })
}

/** Sets a password, the first or another, by the code that was sent to the account's phone; every session of the user ends. */
export function resetPassword({ newPwd, confirmNewPwd, ...holder }: ResetDraft): Promise<null> {
  return call('account.resetPassword', {
    ...holder,
    newPwd: encodePassword(newPwd),
    confirmNewPwd: encodePassword(confirmNewPwd),
  })
}

/** Makes an account with its trial package and signs it in. `ApiError.errors` name the fields that were refused. */
export function register(draft: RegistrationDraft): Promise<LoginAnswer> {
  return call('account.register', { ...draft, password: encodePassword(draft.password) })
}
