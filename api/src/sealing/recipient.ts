import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** The public half of a backup key, e.g. `x25519:hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo`. */
export type SealingRecipient = `x25519:${string}`

const form = /^x25519:[\w-]{43}$/
/** One key for the office's safe, one for another place. */
const mostRecipients = 2

export const rawOf = (publicKey: KeyObject): string => publicKey.export({ format: 'jwk' }).x ?? ''
export const toRecipient = (publicKey: KeyObject): SealingRecipient => `x25519:${rawOf(publicKey)}`

/** @throws TypeError for bytes that are no point of the curve */
export const publicKeyOf = (recipient: SealingRecipient): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: recipient.slice('x25519:'.length) }, format: 'jwk' })

/** Some points of the curve give every partner the same secret; such a key is refused. */
function isUsable(recipient: SealingRecipient): boolean {
  try {
    const publicKey = publicKeyOf(recipient)
    diffieHellman({ privateKey: generateKeyPairSync('x25519').privateKey, publicKey })
    return toRecipient(publicKey) === recipient
  } catch {
    return false
  }
}

/** Reads a list such as `x25519:…,x25519:…`. @returns undefined for an invalid list */
export function parseRecipients(list: string): SealingRecipient[] | undefined {
  const given = list.split(',').map((one) => one.trim())
  const recipients = given.filter((one): one is SealingRecipient => form.test(one)).filter(isUsable)
  const isList = recipients.length === given.length && given.length <= mostRecipients
  return isList && new Set(given).size === given.length ? recipients : undefined
}
