import { describe, expect, it } from 'vitest'
import { createAddressSigner } from './signed-address.ts'

const now = new Date('2026-07-30T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signer = createAddressSigner('a secret of at least 32 characters')

describe('a signed address', () => {
  const token = signer.sign('zh:cn-1', now)

  it('is good for ten minutes', () => {
    expect(signer.read(token, after(600))).toBe('zh:cn-1')
    expect(signer.read(token, after(601))).toBeNull()
  })

  it.each([
    ['another subject', token.replace(/^[^.]+/, Buffer.from('zh:cn-2').toString('base64url'))],
    ['another time', token.replace(/\.[^.]+\./, '.zzzzzz.')],
    ['a part cut off', token.slice(0, -1)],
    ['a part added', `${token}.x`],
    ['nothing', ''],
    ['another secret', createAddressSigner('another secret of 32 characters!!').sign('zh:cn-1', now)],
  ])('is refused with %s', (_, given) => {
    expect(signer.read(given, now)).toBeNull()
  })
})
