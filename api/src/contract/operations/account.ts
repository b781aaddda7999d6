import { PasswordChange, PasswordLogin, PasswordReset, PhoneCodeRequest } from '../account/credentials.ts'
import { OidcLogin, QilinLogin, WechatLogin } from '../account/federated-login.ts'
import { FileAddress, ProfileUpdate, Registration, UserQuery } from '../account/profile.ts'
import { LoginAnswer, SignInAddress, TakenPackage, UploadedFile, UserInfo } from '../account.ts'
import { InputErrors, Nothing } from '../envelope.ts'
import type { Operation, OperationArea } from './operation.ts'

const profileUpdate = {
  tag: 'account',
  summary: 'Change one’s own profile; a new phone needs its code',
  access: 'session',
  body: ProfileUpdate,
  answer: Nothing,
  failures: { 409: InputErrors.nullable() },
} satisfies Operation

/** Registration, signing in and out, and the user's own profile. */
export const accountOperations = {
  'account.signIn': {
    tag: 'account',
    summary: 'Sign in by user name or phone, and password',
    access: 'open',
    body: PasswordLogin,
    answer: LoginAnswer,
  },
  'account.wechatAddress': {
    tag: 'account',
    summary: 'The QR frame of WeChat, and the ticket to come back with',
    access: 'open',
    answer: SignInAddress,
  },
  'account.signInByWechat': {
    tag: 'account',
    summary: 'Sign in with what came back from the QR frame',
    access: 'open',
    body: WechatLogin,
    answer: LoginAnswer,
    auditedAs: 'account.signIn',
  },
  'account.oidcAddress': {
    tag: 'account',
    summary: 'Where to sign in by OpenID Connect, and the ticket to come back with',
    access: 'open',
    answer: SignInAddress,
  },
  'account.signInByOidc': {
    tag: 'account',
    summary: 'Sign in with what came back from the OpenID Connect provider',
    access: 'open',
    body: OidcLogin,
    answer: LoginAnswer,
    auditedAs: 'account.signIn',
  },
  'account.signInByToken': {
    tag: 'account',
    summary: 'Sign in with a token of the outside sign-on',
    access: 'open',
    body: QilinLogin,
    answer: LoginAnswer,
    auditedAs: 'account.signIn',
  },
  'account.signOut': {
    tag: 'account',
    summary: 'End this session',
    access: 'session',
    answer: Nothing,
    isBeforePasswordChange: true,
  },
  'account.sendCode': {
    tag: 'account',
    summary: 'Send a verification code to a phone; the answer is the same whether it has an account or not',
    access: 'open',
    body: PhoneCodeRequest,
    answer: Nothing,
  },
  'account.register': {
    tag: 'account',
    summary: 'Make an account with the 30-day trial, and sign in',
    access: 'open',
    body: Registration,
    answer: LoginAnswer,
    failures: { 409: InputErrors },
  },
  'account.resetPassword': {
    tag: 'account',
    summary:
      'Set a password, the first or another, by the code sent to the account’s phone; ends every session of the user',
    access: 'open',
    body: PasswordReset,
    answer: Nothing,
  },
  'account.changePassword': {
    tag: 'account',
    summary: 'Change the password; ends every session of the user, this one too',
    access: 'session',
    body: PasswordChange,
    answer: Nothing,
    isBeforePasswordChange: true,
  },
  'account.profile': {
    tag: 'account',
    summary: 'One’s own profile',
    access: 'session',
    query: UserQuery,
    answer: UserInfo,
    isBeforePasswordChange: true,
  },
  'account.updateProfile': profileUpdate,
  'account.completeProfile': { ...profileUpdate, auditedAs: 'account.updateProfile' },
  'account.takeExperience': {
    tag: 'account',
    summary: 'Take the 7-day package; once, while it is offered (`experienceOffer`)',
    access: 'session',
    answer: TakenPackage,
    failures: { 409: Nothing },
  },
  'account.upload': {
    tag: 'account',
    summary: 'Give a picture (multipart field `file`; PNG or JPEG, at most 1 MB), such as a business card',
    access: 'session',
    isUpload: true,
    answer: UploadedFile,
    failures: { 413: Nothing, 415: Nothing },
  },
  'account.file': {
    tag: 'account',
    summary: 'A picture by its address, which is its secret: a page shows it without a header',
    access: 'open',
    params: FileAddress,
    answer: { contentType: 'image/png', description: 'The picture' },
  },
} satisfies OperationArea
