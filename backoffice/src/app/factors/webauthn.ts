import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Wire = Record<string, unknown>
const load = () => import('@simplewebauthn/browser')

/** Has the browser make a passkey. @throws when the person stops it */
export async function makePasskey(options: Wire) {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
}

/** Has the browser ask for a passkey. @throws when the person stops it, or there is none */
export async function askForPasskey(options: Wire) {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
}
