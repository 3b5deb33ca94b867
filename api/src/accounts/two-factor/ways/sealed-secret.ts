import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const deriveKey = (secret: KeyObject): Buffer => createHmac('sha256', secret).update('factor-seal').digest()

/** Binds the secret to the account. */
const ownerOf = (accountId: string): Buffer => Buffer.from(accountId)

/** A sealed secret is useless in a row copied to another account or out of a backup (rule ACC-36). */
export function sealSecret(key: KeyObject, accountId: string, secret: Uint8Array): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, deriveKey(key), iv).setAAD(ownerOf(accountId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns undefined if the secret was sealed for another account or by another installation. */
export function openSecret(key: KeyObject, accountId: string, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const iv = bytes.subarray(0, ivLength)
    const decipher = createDecipheriv(algorithm, deriveKey(key), iv, { authTagLength: tagLength })
    decipher.setAAD(ownerOf(accountId)).setAuthTag(bytes.subarray(-tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()])
  } catch {
    return undefined
  }
}
