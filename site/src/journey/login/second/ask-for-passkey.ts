import type { PasskeyRequest } from '@thodu/api/contract/accounts/passkeys.schema'

/** Has the browser ask for a passkey. @throws when the person stops it, or there is none */
export async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
