import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { pdfOf, streamOf, toFlate } from './pdf-samples.ts'

/** The protections of the standard, oldest first. */
export const protections = ['rc4-40', 'rc4-128', 'rc4-128-filter', 'aes-128', 'aes-256-r5', 'aes-256'] as const
export type Protection = (typeof protections)[number]
type Lock = { entries: string; encipher: (number: number, data: Buffer) => Buffer }

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const permissions = -3_904
const id = createHash('md5').update('a document').digest()
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`
const hash = (name: string, ...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((made, part) => made.update(part), createHash(name)).digest()

/** RC4 as published, implemented separately so that the tested code does not test itself. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const box = [...Array(256).keys()]
  let other = 0
  for (const index of [...box.keys()]) {
    other = (other + (box[index] ?? 0) + (key[index % key.length] ?? 0)) % 256
    box.splice(index, 1, ...box.splice(other, 1, box[index] ?? 0))
  }
  let at = 0
  other = 0
  return data.map((byte) => {
    at = (at + 1) % 256
    other = (other + (box[at] ?? 0)) % 256
    box.splice(at, 1, ...box.splice(other, 1, box[at] ?? 0))
    return byte ^ (box[((box[at] ?? 0) + (box[other] ?? 0)) % 256] ?? 0)
  }) as Buffer
}

function aes(key: Buffer, iv: Buffer, data: Buffer, padded: boolean): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(padded)
  return Buffer.concat([cipher.update(data), cipher.final()])
}
const aesStream = (key: Buffer, data: Buffer): Buffer => {
  const iv = randomBytes(16)
  return Buffer.concat([iv, aes(key, iv, data, true)])
}

/** Revisions 2 to 4 (ISO 32000-1, 7.6.3). */
function lockOld(protection: Exclude<Protection, 'aes-256' | 'aes-256-r5'>, password: string): Lock {
  const isShort = protection === 'rc4-40'
  const length = isShort ? 5 : 16
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const owner = hash('sha256', 'an owner')
  const signed = Buffer.alloc(4)
  signed.writeInt32LE(permissions)
  let key = hash('md5', padded, owner, signed, id).subarray(0, length)
  for (let round = 0; round < (isShort ? 0 : 50); round += 1) key = hash('md5', key).subarray(0, length)
  let user = isShort ? padding : hash('md5', padding, id)
  for (let round = 0; round < (isShort ? 1 : 20); round += 1)
    user = rc4(key.map((byte) => byte ^ round) as Buffer, user)
  const isAes = protection === 'aes-128'
  const filter = `/V 4/R 4/Length 128/CF<</StdCF<</CFM/${isAes ? 'AESV2' : 'V2'}/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF`
  const version = isShort ? '/V 1/R 2' : protection === 'rc4-128' ? '/V 2/R 3/Length 128' : filter
  const text = hex(Buffer.concat([user, Buffer.alloc(32 - user.length)]))
  return {
    entries: `/Filter/Standard${version}/O${hex(owner)}/U${text}/P ${permissions}`,
    encipher(number, data) {
      const objectKey = hash('md5', key, Buffer.from([number, 0, 0, 0, 0]), isAes ? 'sAlT' : '').subarray(0, length + 5)
      return isAes ? aesStream(objectKey.subarray(0, 16), data) : rc4(objectKey.subarray(0, 16), data)
    },
  }
}

/** The hash of revision 6 (ISO 32000-2, 7.6.4.3.4). */
function hardHash(password: string, salt: Buffer): Buffer {
  let key = hash('sha256', password, salt)
  for (let round = 1; ; round += 1) {
    const block = Buffer.concat([Buffer.from(password), key])
    const packed = aes(key.subarray(0, 16), key.subarray(16, 32), Buffer.concat(Array(64).fill(block)), false)
    const kind = Number(BigInt(`0x${packed.toString('hex', 0, 16)}`) % 3n)
    key = hash(['sha256', 'sha384', 'sha512'][kind] ?? '', packed)
    if (round >= 64 && (packed.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32)
  }
}

/** Revisions 5 and 6 (ISO 32000-2, 7.6.4). */
function lockNew(revision: 5 | 6, password: string): Lock {
  const hashOf = (salt: Buffer) => (revision === 5 ? hash('sha256', password, salt) : hardHash(password, salt))
  const key = randomBytes(32)
  const [check, salt] = [randomBytes(8), randomBytes(8)]
  const user = Buffer.concat([hashOf(check), check, salt])
  const sealed = aes(hashOf(salt), Buffer.alloc(16), key, false)
  const rest = `/O${hex(randomBytes(48))}/OE${hex(randomBytes(32))}/Perms${hex(randomBytes(16))}/P ${permissions}`
  return {
    entries: `/Filter/Standard/V 5/R ${revision}/Length 256/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF/U${hex(user)}/UE${hex(sealed)}${rest}`,
    encipher: (_, data) => aesStream(key, data),
  }
}

const lock = (protection: Protection, password: string): Lock =>
  protection === 'aes-256' || protection === 'aes-256-r5'
    ? lockNew(protection === 'aes-256' ? 6 : 5, password)
    : lockOld(protection, password)

/** An encrypted document whose page has this content. It opens without a password by default. */
export function protectedPdf(protection: Protection, content: string, password = ''): Buffer {
  const { entries, encipher } = lock(protection, password)
  return pdfOf(
    [streamOf(8, '/Filter/FlateDecode', encipher(8, toFlate(content))), `7 0 obj\n<<${entries}>>\nendobj\n`],
    { page: '/Contents 8 0 R', trailer: `/Encrypt 7 0 R/ID[${hex(id)}${hex(id)}]` },
  )
}
