import type { PasskeyOptions, PasskeyRequest } from '@thodu/api/contract/accounts/passkeys.schema'

const load = () => import('@simplewebauthn/browser')

/** Has the browser make a passkey. @throws when the person stops it */
export async function makePasskey(optionsJSON: PasskeyOptions) {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON })
}

/** Has the browser ask for a passkey. @throws when the person stops it, or there is none */
export async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON })
}
