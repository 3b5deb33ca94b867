import type { PasskeyRequest } from '@thodu/api/contract/accounts/passkeys.schema'

/** Makes the browser request a passkey. @throws when the person cancels, or has none */
export async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
