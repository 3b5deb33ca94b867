import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { recipientOf } from './backup-key.ts'
import { publicKeyOf, type SealingRecipient, toRecipient } from './recipient.ts'
import { damaged, magic, tagBytes, WrongKeyError } from './sealed-format.ts'

const purpose = 'thodu sealed backup: key of a file'
const fileKeyBytes = 32
/** Each file and recipient has another wrapping key, so its nonce is used once. */
const onlyNonce = Buffer.alloc(12)
const lineForm = /^(x25519:[\w-]{43}) ([\w-]{43}) ([\w-]{64})$/
/** Above the need of two recipients. */
export const maxHeaderBytes = 1024

/** Derives the shared key, bound to ephemeral key and recipient. */
function agree(own: KeyObject, other: KeyObject, ephemeral: SealingRecipient, recipient: SealingRecipient): KeyObject {
  const secret = diffieHellman({ privateKey: own, publicKey: other })
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, `${ephemeral} ${recipient}`, purpose, fileKeyBytes)))
}

/** Wraps the file's key for each recipient with an ephemeral key pair. */
export function composeHeader(recipients: readonly SealingRecipient[], fileKey: KeyObject): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  const ephemeral = toRecipient(publicKey)
  const lines = recipients.map((recipient) => {
    const cipher = createCipheriv(
      'aes-256-gcm',
      agree(privateKey, publicKeyOf(recipient), ephemeral, recipient),
      onlyNonce,
    )
    const wrapped = Buffer.concat([cipher.update(fileKey.export()), cipher.final(), cipher.getAuthTag()])
    return `${recipient} ${ephemeral.slice('x25519:'.length)} ${wrapped.toString('base64url')}\n`
  })
  return Buffer.from(`${magic}${lines.join('')}\n`)
}

/** Cuts the header with its empty line. @throws SealError */
export function cutHeader(start: Buffer): Buffer {
  const end = start.indexOf('\n\n')
  if (end === -1) throw damaged()
  return start.subarray(0, end + 2)
}

function unwrap(wrapped: Buffer, key: KeyObject): KeyObject {
  const decipher = createDecipheriv('aes-256-gcm', key, onlyNonce, { authTagLength: tagBytes })
  decipher.setAuthTag(wrapped.subarray(-tagBytes))
  return createSecretKey(Buffer.concat([decipher.update(wrapped.subarray(0, -tagBytes)), decipher.final()]))
}

/** Unwraps the key of a file. @throws SealError that names the recipients of the file */
export function openHeader(header: Buffer, privateKey: KeyObject): KeyObject {
  const lines = header.toString('latin1').slice(magic.length).trimEnd().split('\n')
  const parts = lines.map((line) => lineForm.exec(line))
  const own = recipientOf(privateKey)
  const [, recipient, ephemeral = '', wrapped = ''] = parts.find((part) => part?.[1] === own) ?? []
  if (parts.includes(null)) throw damaged()
  if (recipient === undefined)
    throw new WrongKeyError(
      `it is sealed to ${parts.map((part) => part?.[1]).join(' and ')}, but this is the key of ${own}`,
    )
  try {
    const sender = `x25519:${ephemeral}` as const
    return unwrap(Buffer.from(wrapped, 'base64url'), agree(privateKey, publicKeyOf(sender), sender, own))
  } catch {
    throw damaged()
  }
}
