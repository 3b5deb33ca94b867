import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { FactorChallenge } from '@thodu/api/contract/schemas/factors.schema'

/** Has the browser ask for a passkey. @throws when the person stops it, or there is none */
export async function askForPasskey({ passkey }: FactorChallenge) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: passkey as unknown as PublicKeyCredentialRequestOptionsJSON })
}
