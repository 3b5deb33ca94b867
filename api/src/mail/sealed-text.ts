import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const deriveKey = (secret: KeyObject): Buffer => createHmac('sha256', secret).update('mail-seal').digest()

/** Seals a one-time code for its way through the outbox table: the database and its backups never hold the digits (rule ACC-32). */
export function sealText(secret: KeyObject, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, deriveKey(secret), iv)
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `[[sealed:${sealed.toString('base64url')}]]`
}

function open(secret: KeyObject, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, deriveKey(secret), sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
}

/** Whether a mail carries a one-time code, which is worth nothing once it has expired. */
export const hasSeal = (body: string): boolean => body.includes('[[sealed:')

/**
 * A mail's body with its seals opened, just before it leaves. A seal that nobody here made, such as one typed into the
 * contact form, stays as it is.
 */
export const openSeals = (secret: KeyObject, body: string): string =>
  body.replace(/\[\[sealed:([\w-]{40,200})\]\]/g, (seal, sealed: string) => {
    try {
      return open(secret, Buffer.from(sealed, 'base64url'))
    } catch {
      return seal
    }
  })
