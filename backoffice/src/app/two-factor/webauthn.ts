import type { PasskeyOptions, PasskeyRequest } from '@thodu/api/contract/accounts/passkeys.schema'

const load = () => import('@simplewebauthn/browser')

/**
 * Creates a passkey.
 * @throws when the user cancels
 */
export async function makePasskey(optionsJSON: PasskeyOptions) {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON })
}

/**
 * Requests a passkey.
 * @throws when the user cancels or has none
 */
export async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON })
}
