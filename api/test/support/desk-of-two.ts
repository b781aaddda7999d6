import { expect } from 'vitest'
import type { SignedIn, TestEnvironment } from './test-environment.ts'

/** Two users of one desk in which matches wait for a second person. */
export async function deskOfTwo(environment: TestEnvironment): Promise<{ lead: SignedIn; second: SignedIn }> {
  const app = await environment.app()
  const lead = await environment.signIn(app, 'demo')
  const second = await environment.signIn(app, 'admin')
  await post(lead, 'desk/invite', { userName: 'admin' })
  const { invitations } = (await second.inject({ url: '/open-api/api/user/desk' })).json().data
  await post(second, 'desk/join', { deskId: invitations[0]?.deskId })
  await post(lead, 'desk/update', { fourEyes: '1', dueHours: 72 })
  return { lead, second }
}

/** Calls an operation of a user that must succeed; returns its data. */
export async function post(who: SignedIn, path: string, payload: object) {
  const response = await who.inject({ method: 'POST', url: `/open-api/api/user/${path}`, payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}
