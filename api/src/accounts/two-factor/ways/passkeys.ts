import { randomBytes } from 'node:crypto'
import type { SecondFactorRow } from '@thodu/db'
import type { Config } from '../../../config/config.ts'
import {
  assertionSchema,
  attestationSchema,
  type PasskeyOptions,
  type PasskeyRequest,
  passkeyOptionsSchema,
  transportsSchema,
} from '../../../contract/accounts/passkeys.schema.ts'
import type { CallerAccount } from '../../../http/actor.ts'

type Site = Pick<Config, 'publicUrl'>
/** Passkeys do not work under another host name of this installation. */
const rpIdOf = ({ publicUrl }: Site): string => new URL(publicUrl).hostname

/** The library is large, and most processes never need it. */
const load = () => import('@simplewebauthn/server')

const transportsOf = ({ transports }: Pick<SecondFactorRow, 'transports'>) =>
  transportsSchema.parse((transports ?? '').split(','))

const describe = (factor: SecondFactorRow) => ({ id: factor.credential_id ?? '', transports: transportsOf(factor) })

/** Creates the browser's options for a new passkey; known ones are excluded. */
export async function createPasskeyOptions(
  site: Pick<Config, 'publicUrl' | 'office'>,
  account: CallerAccount,
  known: readonly SecondFactorRow[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await load()
  const options = await generateRegistrationOptions({
    rpName: site.office.brand.name,
    rpID: rpIdOf(site),
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: known.map(describe),
    // The password comes first, so the key alone is the second factor, with or without a fingerprint.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return passkeyOptionsSchema.parse(options)
}

export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string }

/** Returns undefined if the passkey is invalid for this challenge. */
export async function readNewPasskey(
  site: Site,
  challenge: string,
  attestation: unknown,
): Promise<NewPasskey | undefined> {
  const { data: response } = attestationSchema.safeParse(attestation)
  if (!response) return undefined
  const { verifyRegistrationResponse } = await load()
  const read = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: rpIdOf(site),
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!read?.verified) return undefined
  const { credential } = read.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports.join(','),
  }
}

export const createPasskeyChallenge = (): string => randomBytes(32).toString('base64url')

/** Written by hand, because a transaction cannot wait for the library. */
export const passkeyRequest = (site: Site, challenge: string, factors: readonly SecondFactorRow[]): PasskeyRequest => ({
  challenge,
  rpId: rpIdOf(site),
  timeout: 120_000,
  userVerification: 'preferred',
  allowCredentials: factors.map((factor) => ({ ...describe(factor), type: 'public-key' })),
})

/** Checks an answer. @returns the new counter; undefined if the answer is wrong or the counter went back */
export async function checkPasskey(
  site: Site,
  { challenge, factor }: { challenge: string; factor: SecondFactorRow },
  assertion: unknown,
): Promise<number | undefined> {
  const { data: response } = assertionSchema.safeParse(assertion)
  if (!response) return undefined
  const { verifyAuthenticationResponse } = await load()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.publicUrl,
    expectedRPID: rpIdOf(site),
    credential: {
      id: factor.credential_id ?? '',
      publicKey: new Uint8Array(Buffer.from(factor.public_key ?? '', 'base64url')),
      counter: factor.counter,
      transports: transportsOf(factor),
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
