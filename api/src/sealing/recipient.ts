import { createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { bech32 } from '@scure/base'

/** The public half of a backup key as the `age` tool writes it, e.g. `age1hvcdpd743t68ll40vahfpkkx8c5x7ffk8j8xrq0qgk7e8vgw3faqfwvmvk`. */
export type SealingRecipient = `age1${string}`

/** How keys up to version 1.1 are written in BACKUP_RECIPIENTS; it is the same kind of key. */
const oldForm = /^x25519:([\w-]{43})$/
const keyBytes = 32
/** One key for the office's safe, one for another place. */
const mostRecipients = 2

export const toRecipient = (raw: Uint8Array): SealingRecipient => bech32.encodeFromBytes('age', raw) as SealingRecipient
export const rawOf = (publicKey: KeyObject): Buffer =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')

function readRaw(written: string): Buffer | undefined {
  const [, old] = oldForm.exec(written) ?? []
  if (old !== undefined) {
    const raw = Buffer.from(old, 'base64url')
    // The last letter has two spare bits; another spelling would be the same key under a second name.
    return raw.toString('base64url') === old ? raw : undefined
  }
  const { prefix, bytes } = bech32.decodeUnsafe(written) ? bech32.decodeToBytes(written) : { prefix: '', bytes: [] }
  return prefix === 'age' && bytes.length === keyBytes ? Buffer.from(bytes) : undefined
}

/** Some points of the curve give every partner the same secret; such a key is refused. */
function isUsable(raw: Buffer): boolean {
  try {
    const key = { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') } as const
    const publicKey = createPublicKey({ key, format: 'jwk' })
    diffieHellman({ privateKey: generateKeyPairSync('x25519').privateKey, publicKey })
    return true
  } catch {
    return false
  }
}

/** Reads a list such as `age1…,age1…`. @returns undefined for an invalid list */
export function parseRecipients(list: string): SealingRecipient[] | undefined {
  const given = list.split(',').map((one) => readRaw(one.trim()))
  const recipients = given
    .filter((raw) => raw !== undefined)
    .filter(isUsable)
    .map(toRecipient)
  const isList = recipients.length === given.length && given.length <= mostRecipients
  return isList && new Set(recipients).size === given.length ? recipients : undefined
}
