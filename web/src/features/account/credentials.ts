import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import type { PasswordDraft, RegistrationDraft, ResetDraft } from '../../forms/account-rules.ts'
import { send } from '../../lib/api/api-client.ts'
import { call, requestOf } from '../../lib/api/call.ts'
import { encodePassword } from '../../lib/api/encode-password.ts'

/** Signs in by user name or phone. `ApiError` 400: wrong input; 429: too many attempts. */
export function signInByPassword(name: string, password: string): Promise<LoginAnswer> {
  return call('account.signIn', { userName: name, password: encodePassword(password), osType: 4 })
}

/** Exchanges the code from a WeChat scan, with the ticket that the page kept. */
export function signInByScan(fields: { wxCode: string; state: string; ticket: string }): Promise<LoginAnswer> {
  return call('account.signInByWechat', fields)
}

/** Exchanges the code from an OpenID Connect provider. */
export function signInByProvider(fields: {
  code: string
  state: string
  iss: string | undefined
  ticket: string
}): Promise<LoginAnswer> {
  return call('account.signInByOidc', fields)
}

/** Exchanges the token of the partner's single sign-on. */
export function signInByProviderToken(token: string): Promise<LoginAnswer> {
  return call('account.signInByToken', { sessionId: token })
}

/** Ends a session that this browser does not use; it expires by itself if the server cannot be reached. */
export async function signOutOf(session: LoginAnswer): Promise<void> {
  const { address, init } = requestOf('account.signOut', {})
  await send(address, init, { session }).catch(() => {})
}

/** Changes the password; this ends every session of the user, the current one too. */
export function changePassword({ oldPwd, newPwd, confirmNewPwd }: PasswordDraft): Promise<null> {
  return call('account.changePassword', {
    oldPwd: encodePassword(oldPwd),
    newPwd: encodePassword(newPwd),
    confirmNewPwd: encodePassword(confirmNewPwd),
  })
}

/** Sets a password with the code sent to the account's phone; this ends every session of the user. */
export function resetPassword({ newPwd, confirmNewPwd, ...holder }: ResetDraft): Promise<null> {
  return call('account.resetPassword', {
    ...holder,
    newPwd: encodePassword(newPwd),
    confirmNewPwd: encodePassword(confirmNewPwd),
  })
}

/** Creates an account with its trial package and signs in. `ApiError.errors` names the refused fields. */
export function register(draft: RegistrationDraft): Promise<LoginAnswer> {
  return call('account.register', { ...draft, password: encodePassword(draft.password) })
}
