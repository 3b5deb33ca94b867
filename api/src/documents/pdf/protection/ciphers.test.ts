import { expect, test } from 'vitest'
import { decipherAes, decipherStream, encipherAes128, rc4 } from './ciphers.ts'

const hex = (digits: string) => Buffer.from(digits, 'hex')

// Known answers: common test vectors of RC4, and FIPS 197, appendix C, for AES.
test.each([
  ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
  ['Wiki', 'pedia', '1021bf0420'],
  ['Key', '', ''],
])('RC4 with the key %j encrypts %j to the known answer and back', (key, text, enciphered) => {
  expect(rc4(Buffer.from(key), Buffer.from(text)).toString('hex')).toBe(enciphered)
  expect(rc4(Buffer.from(key), hex(enciphered)).toString()).toBe(text)
})

const plain = '00112233445566778899aabbccddeeff'
const none = Buffer.alloc(16)
test.each([
  ['000102030405060708090a0b0c0d0e0f', '69c4e0d86a7b0430d8cdb78070b4c55a'],
  ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '8ea2b7ca516745bfeafc49904b496089'],
])('AES decrypts a block with the key %s and ignores an incomplete block', (key, block) => {
  expect(decipherAes(hex(key), none, hex(block)).toString('hex')).toBe(plain)
  expect(decipherAes(hex(key), none, hex(`${block}${block.slice(2)}`)).toString('hex')).toBe(plain)
  expect(decipherAes(hex(key), none, hex(block.slice(2)))).toHaveLength(0)
})

test('AES encrypts two blocks of which the second depends on the first', () => {
  const [key, iv] = [hex('000102030405060708090a0b0c0d0e0f'), hex(plain)]
  const made = encipherAes128(key, iv, hex(`${plain}69c4e0d86a7b0430d8cdb78070b4c55a`))
  expect(made).toHaveLength(32)
  expect(decipherAes(key, iv, made).toString('hex')).toBe(`${plain}69c4e0d86a7b0430d8cdb78070b4c55a`)
  expect(decipherAes(key, none, made.subarray(16)).toString('hex')).not.toContain('69c4e0d8')
})

test('a stream begins with its IV, and a stream without a whole block after it is empty', () => {
  const key = hex('000102030405060708090a0b0c0d0e0f')
  const stream = hex(`${'00'.repeat(16)}69c4e0d86a7b0430d8cdb78070b4c55a`)
  expect(decipherStream(key, stream).toString('hex')).toBe(plain)
  for (const length of [0, 5, 16, 31]) expect(decipherStream(key, stream.subarray(0, length))).toHaveLength(0)
})
