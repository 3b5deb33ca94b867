import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const deriveKey = (secret: KeyObject): Buffer => createHmac('sha256', secret).update('mail-seal').digest()

/** Encrypts a one-time code, so that the outbox table and the backups never contain its digits (rule ACC-32). */
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

/** Checks for a one-time code, which is useless after it expires. */
export const hasSeal = (body: string): boolean => body.includes('[[sealed:')

/** Decrypts a mail's seals just before sending. A foreign seal, e.g. from the contact form, stays unchanged. */
export const openSeals = (secret: KeyObject, body: string): string =>
  body.replace(/\[\[sealed:([\w-]{40,200})\]\]/g, (seal, sealed: string) => {
    try {
      return open(secret, Buffer.from(sealed, 'base64url'))
    } catch {
      return seal
    }
  })
