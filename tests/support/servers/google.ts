import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const clientId = 'thodu-tests.apps.example'

/** An issuer that publishes its keys on loopback, as Google does. `hang` makes it accept connections and never answer. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const state: { mode: 'answer' | 'hang' | 'fail'; fetches: number } = { mode: 'answer', fetches: 0 }
  const server: Server = createServer((_request, response) => {
    state.fetches += 1
    if (state.mode === 'hang') return
    response.statusCode = state.mode === 'fail' ? 500 : 200
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (
    claims: JWTPayload,
    options: {
      stranger?: boolean
      kid?: string
      issuer?: string
      audience?: string
      expires?: string | null
      /** Seconds before now; negative for the future. */
      age?: number
    } = {},
  ) => {
    const token = new SignJWT({ email_verified: true, name: 'Ravi Kumar', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'key-1' })
      .setIssuer(options.issuer ?? issuer)
      .setAudience(options.audience ?? clientId)
      .setIssuedAt(Math.floor(Date.now() / 1000) - (options.age ?? 0))
    if (options.expires !== null) token.setExpirationTime(options.expires ?? '1h')
    return token.sign(options.stranger ? stranger.privateKey : privateKey)
  }

  return {
    state,
    issuer,
    jwk,
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `${issuer}/certs`, GOOGLE_ISSUER: issuer },
    sign,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
