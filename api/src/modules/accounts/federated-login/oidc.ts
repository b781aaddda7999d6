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
  /** Its ids of persons are unique only within it. */
  issuer: string
  /** Address to send the browser to. Rejects when the provider cannot be reached. */
  addressFor(state: LoginState): Promise<string>
  /** The provider's id of the person; null for an invalid code. Rejects when the provider cannot be reached or its answer is invalid. */
  identify(back: { code: string; iss?: string | undefined }, state: LoginState): Promise<string | null>
}

/** OpenID Connect Core 1.0, code flow with PKCE. An issuer without TLS is only for tests: the configuration refuses it in production. */
export function createOidc(
  { issuer, clientId, clientSecret }: NonNullable<AccountSettings['oidc']>,
  publicUrl: string,
): Oidc {
  const redirectUri = `${publicUrl}/oidcShowPage`
  let discovered: Promise<Configuration> | null = null

  /** Cached; fetched again after a failure. */
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
    issuer: issuerOf(issuer),
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

/** An issuer as identities name it: the discovery compares addresses in this form too. */
export function issuerOf(address: string): string {
  return new URL(address).href
}

/** In the header, unless the provider accepts the secret only in the form. The header is the default (OpenID Connect Discovery 1.0, §3). */
function authenticateBy(clientSecret: string): ClientAuth {
  const [inHeader, inForm] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  return (provider, ...call) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? inHeader : inForm)(provider, ...call)
  }
}
