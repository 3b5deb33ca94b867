import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const toText = (bytes: Buffer): string => bytes.toString('base64url')

/** A passkey in this process that signs every challenge, as a browser and its key would (WebAuthn, 6 and 7). */
export function createSoftPasskey(publicUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = toText(credentialId)
  const rpIdHash = sha256(new URL(publicUrl).hostname)
  /** An EC2 key for ES256 on P-256, in the numbers of COSE (RFC 9053). */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const counted = (counter: number): Buffer => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return bytes
  }
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** The data that a browser sends about a new key. */
    attest(challenge: string, { origin = publicUrl, transports = ['internal'] } = {}) {
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.of(0x41),
        counted(0),
        Buffer.alloc(16),
        Buffer.of(0, credentialId.length),
        credentialId,
        coseKey,
      ])
      // { fmt: "none", attStmt: {}, authData } in CBOR.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, authData.length),
        authData,
      ])
      const clientDataJSON = toText(clientData('webauthn.create', challenge, origin))
      const response = { clientDataJSON, attestationObject: toText(attestationObject), transports }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    /** The data that a browser sends about a signed challenge. */
    assert(challenge: string, { origin = publicUrl, counter = 1 } = {}) {
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.of(0x01), counted(counter)])
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      const response = {
        clientDataJSON: toText(clientDataJSON),
        authenticatorData: toText(authenticatorData),
        signature: toText(signature),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}
