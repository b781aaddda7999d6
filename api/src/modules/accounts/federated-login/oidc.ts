import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  ResponseBodyError,
} from 'openid-client'
import type { AccountSettings } from '../../../config.ts'
import type { LoginState } from './login-state.ts'

const timeoutSeconds = 5

export interface Oidc {
  /** Where to send the browser. Rejects while the provider cannot be asked. */
  addressFor(state: LoginState): Promise<string>
  /** Who came back, by the provider's id of them; null for a code that is not good. Rejects when the provider cannot be asked, or its answer is not as it must be. */
  identify(back: { code: string; iss?: string | undefined }, state: LoginState): Promise<string | null>
}

/** OpenID Connect Core 1.0, code flow with PKCE. An issuer without TLS is one of a test: the configuration refuses it in production. */
export function createOidc(
  { issuer, clientId, clientSecret }: NonNullable<AccountSettings['oidc']>,
  publicUrl: string,
): Oidc {
  const redirectUri = `${publicUrl}/oidcShowPage`
  let discovered: Promise<Configuration> | null = null

  /** Read once; asked again after it failed. */
  function provider(): Promise<Configuration> {
    discovered ??= discovery(new URL(issuer), clientId, undefined, authenticateBy(clientSecret), {
      timeout: timeoutSeconds,
      execute: issuer.startsWith('http://') ? [allowInsecureRequests] : [],
    }).catch((error) => {
      discovered = null
      throw error
    })
    return discovered
  }

  return {
    async addressFor({ state, nonce, verifier }) {
      const address = buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: 'openid',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return address.href
    },
    async identify({ code, iss }, { state, nonce, verifier }) {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      try {
        const tokens = await authorizationCodeGrant(await provider(), back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return tokens.claims()?.sub ?? null
      } catch (error) {
        if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return null
        throw error
      }
    },
  }
}

/** In the header unless the provider takes the secret in the form alone: what it does not say means the header (OpenID Connect Discovery 1.0, §3). */
function authenticateBy(clientSecret: string): ClientAuth {
  const [inHeader, inForm] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  return (provider, ...call) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? inHeader : inForm)(provider, ...call)
  }
}
