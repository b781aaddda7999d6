import { expect } from 'vitest'
import type { z } from 'zod'
import { envelopeOf } from '../../src/contract/envelope.ts'
import type { SignedIn } from './test-environment.ts'

/** The data of a call that must succeed; what is sent is exactly what the schema says: parsing takes nothing away. */
export async function read<Data extends z.ZodType>(who: SignedIn, url: string, schema: Data): Promise<z.output<Data>> {
  const response = await who.inject({ url })
  expect(response.statusCode, response.body).toBe(200)
  const body = response.json()
  expect(envelopeOf(schema).parse(body)).toEqual(body)
  return body.data
}

/** What a call that must fail answers, and the fields it names. */
export async function refused(who: SignedIn, url: string) {
  const response = await who.inject({ url })
  const { code, message, data } = response.json()
  return { status: response.statusCode, code, message, fields: data?.errors?.map((e: { field: string }) => e.field) }
}
