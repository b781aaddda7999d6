/** Sends a verification code to a number; rejects when the gateway does not accept it. */
export type SendCode = (phone: string, code: string) => Promise<void>

const timeoutMillis = 5000

/**
 * A gateway that accepts `POST {"phone", "code"}` with the key as bearer token and answers 2xx when the message is sent. Errors contain only the
 * status, because the answer may repeat the number.
 */
export function createSmsGateway({ url, key }: { url: string; key: string }): SendCode {
  return async (phone, code) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ phone, code }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMillis),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`)
  }
}
