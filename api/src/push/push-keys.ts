import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Order of the curve P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
const purpose = 'thodu push notifications: signing key'

export type PushKeys = {
  privateKey: KeyObject
  /** Uncompressed point, base64url, as browsers and push services expect it. */
  publicKey: string
}

/**
 * Derives the key pair that signs requests to push services (VAPID, RFC 8292) from the installation's secret. It is stored
 * nowhere, so no backup contains it.
 */
export function derivePushKeys(secret: KeyObject): PushKeys {
  // With 16 bytes more than the order the remainder is as good as uniform.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const encode = (part: Buffer): string => part.toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: encode(d), x: encode(point.subarray(1, 33)), y: encode(point.subarray(33)) }
  return { privateKey: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: encode(point) }
}
