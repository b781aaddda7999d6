import type { Plan } from '@qingdan/api/contract/account.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, enter, freshPhone, password, phoneCode, register } from './accounts.ts'
import { axeFindings, type Language, looks, sidewaysScroll, type Visit, visits, widths } from './browser.ts'
import { type Words, words } from './phrases.ts'

const detail = '/sanctionInfoSearch?id=ofac-25578&dataType=01&s=1'

const { openWindow } = visits()
/** A new visitor: no data in the browser. */
let guest: Account
let closed: Account
let waiting: Account

beforeAll(async () => {
  const { request } = await openWindow()
  guest = await register(request)
  closed = await register(request)
  waiting = await register((await openWindow({ at: 'reviewing' })).request)
  const { data: admin } = await enter(request, 'admin', password)
  const { data: user } = await enter(request, closed.userName, password)
  const headers = { Authorization: admin.token }
  const form = { userId: user.userId }
  expect((await request.post('/user-service/api/admin/user/close', { headers, form })).ok()).toBe(true)
})

interface Case {
  as?: Visit['as']
  path?: string
  /** Steps before the page is opened. */
  prepare?(page: Page, language: Language): Promise<unknown>
  /** Steps until the dialog is open. */
  show?(page: Page, w: Words): Promise<void>
  title(w: Words): string
  /** It cannot be closed without an answer. */
  isMandatory?: boolean
}

const header = (page: Page) => page.getByRole('banner')
async function chooseOfMyAccount(page: Page, name: string): Promise<void> {
  await header(page)
    .getByRole('button', { name: /demo|guest/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const login = (page: Page, w: Words) => header(page).getByRole('button', { name: w.layout.header.signIn }).click()
const choose = (page: Page, name: string) => page.getByRole('dialog').getByRole('tab', { name, exact: true }).click()
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Overrides fields of the server's answer about the user, but not who it is. */
const said = (change: Record<string, unknown>) => (page: Page) =>
  page.route('**/info/detail', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change } } })
  })

const refusals = {
  daily: 402,
  package: 403,
  profile: 403,
  review: 403,
  total: 404,
  expired: 405,
  password: 403,
} as const
const refused = (
  reason: keyof typeof refusals,
  plan: Plan,
  title: (w: Words) => string = (w) => w.access.refusal[reason].title,
): Case => ({
  as: 'demo',
  path: detail,
  prepare: (page) =>
    page.route('**/sanction/detail/entity?*', (route) => {
      const resetAt = new Date(Date.now() + 49_200_000).toISOString()
      const data = { reason, module: 'sanction', plan, ...(reason === 'daily' && { used: 5, resetAt }) }
      return route.fulfill({ status: 403, json: { code: refusals[reason], message: '', data } })
    }),
  title,
})
const dailyTitle = (w: Words) =>
  w.access.refusal.daily.counted.replace('{{used}}', '5').replace('{{module}}', w.access.module.sanction)

const favourites = (kind: keyof Words['myAccount']['favourites']['kind'], prepare?: Case['prepare']): Case => ({
  as: prepare ? 'demo' : guest,
  ...(prepare && { prepare }),
  async show(page, w) {
    await chooseOfMyAccount(page, w.layout.userMenu.favourites)
    await choose(page, w.myAccount.favourites.kind[kind])
    await page
      .getByRole('dialog')
      .getByText(prepare ? /./ : w.myAccount.favourites.none)
      .first()
      .waitFor()
  },
  title: (w) => w.myAccount.favourites.title,
})

/** Filters the list of users to this one. */
const administered = (name: string, action: keyof Words['admin']['action']): Case => ({
  as: 'admin',
  path: `/admin?keyword=${name}`,
  async show(page, w) {
    await page.getByRole('button', { name: w.admin.users.actionsOf.replace('{{name}}', name) }).click()
    await page.getByRole('menuitem', { name: w.admin.action[action] }).click()
  },
  title: (w) => w.admin.action[action],
})

const records = {
  eccn: { eccn: '3A001', name: 'Electronic items', createTime: '2026-11-01T00:00:00.000Z' },
  chinaEccn: { eccn: '1C111', version: '2024-51', name: 'Propellants', createTime: '2026-11-01T00:00:00.000Z' },
} as const
const listed = (path: string, record: object) => (page: Page) =>
  page.route(`**/collect/${path}/page?*`, (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { records: [record], total: 1, current: 1, pages: 1 } } }),
  )

async function fillCard(page: Page, w: Words): Promise<void> {
  await chooseOfMyAccount(page, w.layout.userMenu.profile)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } })
  const card = page.getByRole('dialog').locator('input[type=file]')
  await card.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
  await press(page, w.myAccount.card.remove)
  await page.getByText(w.myAccount.card.ask).waitFor()
}

async function registerHere(page: Page, w: Words): Promise<void> {
  const phone = freshPhone()
  await page.locator('[name=phone]').fill(phone)
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: w.account.code.send }).click()
  await sent
  await page.locator('[name=code]').fill(phoneCode.right)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=userName]').fill(`guest${phone.slice(-8)}`)
  await page.locator('[name=company]').fill('Some Trading')
  await page.locator('[name=industry]').selectOption('energy')
  await page.getByRole('main').getByRole('button', { name: w.account.register.submit, exact: true }).click()
}

/** Every dialog of the accounts, created in the test because it needs fresh accounts. */
const cases: Record<string, () => Case> = {
  'signing in by a code': () => ({
    async show(page, w) {
      await login(page, w)
      await page.frameLocator('[role=dialog] iframe').getByRole('link').first().waitFor()
    },
    title: (w) => w.account.login.title,
  }),
  'signing in by an account': () => ({
    async show(page, w) {
      await login(page, w)
      await choose(page, w.account.login.byAccount)
      await press(page, w.account.login.submit)
      await page.getByText(w.account.problem.passwordEmpty).waitFor()
    },
    title: (w) => w.account.login.title,
  }),
  'a forgotten password': () => ({
    async show(page, w) {
      await login(page, w)
      await press(page, w.account.login.forgotten)
      await press(page, w.account.newPassword.set)
      await page.getByText(w.account.problem.phoneEmpty).waitFor()
    },
    title: (w) => w.account.login.title,
  }),
  'the offer to a visitor': () => ({ path: '/login', title: (w) => w.account.experience.title }),
  'the offer to a user': () => ({
    as: 'demo',
    async prepare(page) {
      await said({ experienceOffer: true })(page)
      await page.addInitScript(() => sessionStorage.removeItem('qingdan.offerShown'))
    },
    title: (w) => w.account.experience.title,
  }),
  'a quota used up on trial': () => refused('daily', 'trial', dailyTitle),
  'a quota used up by a member': () => refused('daily', 'paid', dailyTitle),
  'no package': () => refused('package', 'none'),
  'a trial without it': () => refused('package', 'trial', (w) => w.access.refusal.packageOfTrial.title),
  'a package without it': () => refused('package', 'paid', (w) => w.access.refusal.packageOfMember.title),
  'an incomplete profile': () => refused('profile', 'trial'),
  'a refusal under review': () => refused('review', 'trial', (w) => w.account.review.title),
  'all visits used up': () => refused('total', 'paid'),
  'an expired membership': () => refused('expired', 'paidEnded'),
  'an expired trial': () => refused('expired', 'trialEnded', (w) => w.access.refusal.expiredTrial.title),
  'an initial password': () => refused('password', 'trial'),
  'a menu entry after the end of the package': () => ({
    as: 'expired',
    show: (page, w) => header(page).getByRole('link', { name: w.layout.menu.sanctionSearch, exact: true }).click(),
    title: (w) => w.access.refusal.expiredTrial.title,
  }),
  'an account under review': () => ({
    as: 'demo',
    prepare: said({ state: '2' }),
    title: (w) => w.account.review.title,
  }),
  'a password set by somebody else': () => ({
    as: 'demo',
    prepare: said({ updatePasswordStatus: '0' }),
    async show(page, w) {
      await press(page, w.account.newPassword.change)
      await page.getByText(w.account.problem.newPasswordEmpty).waitFor()
    },
    title: (w) => w.account.newPassword.title,
    isMandatory: true,
  }),
  "one's own password": () => ({
    as: 'demo',
    show: (page, w) => chooseOfMyAccount(page, w.layout.userMenu.password),
    title: (w) => w.account.newPassword.title,
  }),
  "one's own password by phone": () => ({
    as: 'demo',
    async show(page, w) {
      await chooseOfMyAccount(page, w.layout.userMenu.password)
      await press(page, w.account.newPassword.byPhone)
    },
    title: (w) => w.account.newPassword.title,
  }),
  'a new account': () => ({ path: '/register', show: registerHere, title: (w) => w.account.welcome.title }),
  'signing out': () => ({
    as: 'demo',
    show: (page, w) => chooseOfMyAccount(page, w.layout.userMenu.signOut),
    title: (w) => w.account.signOut.title,
  }),
  'no subject marked': () => favourites('entity'),
  'no ECCN marked': () => favourites('eccn'),
  'no Chinese item marked': () => favourites('chinaEccn'),
  'a subject marked': () =>
    favourites('entity', async (page) => {
      const { data } = await enter(page.request, 'demo', password)
      const form = { id: 'ofac-25578', type: '01', s: '1' }
      const headers = { Authorization: data.token }
      await page.request.post('/open-api/api/user/collect/entity/add', { headers, form })
    }),
  'an ECCN marked': () => favourites('eccn', listed('eccn', records.eccn)),
  'a Chinese item marked': () => favourites('chinaEccn', listed('china/eccn', records.chinaEccn)),
  'personal information': () => ({
    as: 'demo',
    async show(page, w) {
      await chooseOfMyAccount(page, w.layout.userMenu.profile)
      await page.getByRole('dialog').getByLabel(w.account.field.userName).fill(' ')
      await press(page, w.myAccount.profile.save)
      await page.getByText(w.account.problem.userNameEmpty).waitFor()
    },
    title: (w) => w.myAccount.profile.title,
  }),
  'the removal of a business card': () => ({ as: 'demo', show: fillCard, title: (w) => w.myAccount.profile.title }),
  'a membership asked for': () => ({
    as: guest,
    path: '/updateUserInfo?type=openVip',
    show: (page, w) => page.getByRole('button', { name: w.myAccount.membership.submit.apply, exact: true }).click(),
    title: (w) => w.myAccount.membership.asked,
  }),
  'approving an account': () => administered(waiting.userName, 'approve'),
  'closing an account': () => administered(guest.userName, 'close'),
  'opening an account': () => administered(closed.userName, 'open'),
  'granting a package': () => administered(guest.userName, 'grant'),
  'resetting a password': () => administered(guest.userName, 'reset'),
  'a password reset': () => {
    const asked = administered(closed.userName, 'reset')
    return {
      ...asked,
      async show(page, w) {
        await asked.show?.(page, w)
        await press(page, w.admin.action.reset)
      },
      title: (w) => w.admin.reset.done,
    }
  },
}

/** Letters of the other language in the page's own texts. */
const foreign = { zh: /[A-Za-z]{3,} [A-Za-z]{2,}/, en: /\p{Script=Han}/u }

/** Texts of a part of the page that are in the other language, or do not fit. */
async function wrongTexts(page: Page, part: string, language: Language): Promise<string[]> {
  const texts = await page.locator(`${part} *`).evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('bdi, [lang], option, [hidden]'))
      .map((element) => ({
        own: [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(' '),
        names: ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' '),
        isCut:
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !['INPUT', 'SELECT'].includes(element.tagName) &&
          !/auto|scroll/.test(getComputedStyle(element).overflowX),
      })),
  )
  return texts
    .filter(({ own, names, isCut }) => isCut || foreign[language].test(`${own} ${names}`))
    .map(({ own, names, isCut }) => `${isCut ? 'cut' : 'foreign'}: ${own.trim()} ${names.trim()}`)
}

describe.each(looks)('a dialog (%s, %s)', (language, scheme) => {
  it.each(Object.entries(cases))('of %s is readable, fits and closes by keyboard', async (_name, make) => {
    const { as = null, path = '/home', prepare, show, title, isMandatory = false } = make()
    const w = words[language]
    const page = await (await openWindow({ as, language, scheme })).newPage()
    await prepare?.(page, language)
    await page.goto(path)
    await show?.(page, w)
    const dialog = page.getByRole('dialog', { name: title(w), exact: true })
    await dialog.waitFor()
    await page.waitForTimeout(300)

    expect(await axeFindings(page, '[role=dialog]')).toEqual([])
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(hasFocus, { timeout: 10_000 }).toBe(true)
    expect(await wrongTexts(page, '[role=dialog]', language)).toEqual([])
    await page.setViewportSize({ width: widths.narrow, height: 800 })
    await page.waitForTimeout(200)
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(widths.narrow)
    expect(await wrongTexts(page, '[role=dialog]', language)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    await page.keyboard.press('Escape')
    if (isMandatory) {
      await page.waitForTimeout(300)
      expect(await dialog.isVisible()).toBe(true)
      return
    }
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

describe.each(looks)('an entry of the log (%s, %s)', (language, scheme) => {
  it('opens in place, is readable and fits', async () => {
    const page = await (await openWindow({ as: 'demo', language, scheme })).newPage()
    const w = words[language]
    await page.goto(detail)
    await page.getByRole('heading', { level: 1, name: 'Bank Melli Iran' }).waitFor()
    await page.goto('/orderAndLog?tab=log')
    await page.getByRole('button', { name: w.myAccount.log.show, exact: true }).first().click()
    await page.getByRole('definition').first().waitFor()
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(await wrongTexts(page, 'main', language)).toEqual([])
    await page.setViewportSize({ width: widths.narrow, height: 800 })
    await page.waitForTimeout(200)
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
