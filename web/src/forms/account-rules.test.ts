import { describe, expect, it } from 'vitest'
import {
  passwordChangeProblems,
  passwordProblem,
  phoneProblem,
  plainPhone,
  proofProblems,
  registrationProblems,
} from './account-rules.ts'

const good = {
  phone: '13800000009',
  code: '135790',
  password: 'abcd1234',
  userName: '张三',
  company: '某某外贸有限公司',
  industry: 'energy',
  email: '',
}

describe('a registration', () => {
  it('has no problem when every field is valid', () => {
    expect(Object.values(registrationProblems(good)).filter((problem) => problem !== null)).toEqual([])
  })

  it.each([
    ['phone', '', 'phoneEmpty'],
    ['phone', '12800000000', 'phoneForm'],
    ['phone', '1380000000', 'phoneForm'],
    ['code', ' ', 'codeEmpty'],
    ['code', '12345', 'codeForm'],
    ['password', '', 'passwordEmpty'],
    ['userName', '  ', 'userNameEmpty'],
    ['userName', '13800000009', 'userNameForm'],
    ['userName', '甲'.repeat(51), 'userNameForm'],
    ['userName', 'аdmin', 'userNameMixed'],
    ['company', '', 'companyEmpty'],
    ['company', '甲'.repeat(101), 'companyLong'],
    ['industry', '', 'industryEmpty'],
    ['email', 'a@b', 'emailForm'],
    ['email', 'a b@example.com', 'emailForm'],
  ] as const)('names what is wrong with %s %j', (field, value, problem) => {
    expect(registrationProblems({ ...good, [field]: value })[field]).toBe(problem)
  })

  it('takes an e-mail address when there is one', () => {
    expect(registrationProblems({ ...good, email: 'a.b@example.com' }).email).toBeNull()
  })
})

describe('the proof of the owner', () => {
  it.each([
    ['password', { oldPwd: 'oldPasswordEmpty', oldCode: null }],
    ['code', { oldPwd: null, oldCode: 'codeEmpty' }],
    ['signIn', { oldPwd: null, oldCode: null }],
  ] as const)('by %s is asked for where there is none', (proof, problems) => {
    expect(proofProblems({ oldPwd: '', oldCode: '' }, proof)).toEqual(problems)
    const given = proofProblems({ oldPwd: 'abcd1234', oldCode: '135790' }, proof)
    expect(given).toEqual({ oldPwd: null, oldCode: null })
  })
})

describe('a phone number', () => {
  it.each(['13000000000', '19912345678', ' 15000000000 '])('%j is a mainland mobile', (phone) => {
    expect(phoneProblem(phone)).toBeNull()
  })
})

describe('a password', () => {
  it.each(['abcd1234', 'abcdefg!', '1234567!', '密码密码密码密码1', 'a1'.repeat(32)])('may be %s', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })
  it.each(['abcd123', 'abcdefgh', '12345678', 'abcd efgh', `${'a1'.repeat(32)}b`])('may not be %s', (password) => {
    expect(passwordProblem(password)).toBe('passwordWeak')
  })

  it('can be changed to a different one, typed the same twice', () => {
    const change = { oldPwd: 'old-one-1', newPwd: 'new-one-1', confirmNewPwd: 'new-one-1' }
    expect(passwordChangeProblems(change)).toEqual({ oldPwd: null, newPwd: null, confirmNewPwd: null })
    expect(passwordChangeProblems({ ...change, newPwd: 'old-one-1' }).newPwd).toBe('passwordSame')
    expect(passwordChangeProblems({ ...change, confirmNewPwd: 'new-one-2' }).confirmNewPwd).toBe('passwordDiffers')
    expect(passwordChangeProblems({ oldPwd: '', newPwd: '', confirmNewPwd: '' })).toEqual({
      oldPwd: 'oldPasswordEmpty',
      newPwd: 'newPasswordEmpty',
      confirmNewPwd: 'confirmEmpty',
    })
  })
})

describe('a phone number', () => {
  it.each(['138 1234 5678', '+86 138-1234-5678', '008613812345678', '\u202a13812345678\u202c'])(
    'copied as %j is the number',
    (typed) => {
      expect(plainPhone(typed)).toBe('13812345678')
    },
  )

  it('from another country stays unchanged', () => {
    expect(plainPhone('+852 9123 4567')).toBe('+85291234567')
  })
})
