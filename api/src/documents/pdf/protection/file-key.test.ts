import { describe, expect, test } from 'vitest'
import { createWork } from '../pdf-source.ts'
import { type PdfDictionary, readDictionary } from '../pdf-values.ts'
import { findFileKey } from './file-key.ts'

function dictionaryOf(text: string): PdfDictionary {
  const read = readDictionary({ bytes: Buffer.from(`<<${text}>>`, 'latin1'), work: createWork(1) }, 0)
  if (!read) throw new Error(`no dictionary: ${text}`)
  return read.value
}
// Keys and proofs were computed by an independent implementation in another language.
const id = Buffer.from('127484a4b4b30ecb250f9e8bd66567a3', 'hex')
const owner = '/O<6d072c20183f164c974cae4d07a2c3538fdf420c63e112f297f4b95c7292419a>'
const keyOf = (text: string, lengths: readonly number[], name = id) =>
  findFileKey(dictionaryOf(text), name, lengths)?.toString('hex')
/** The encryption dictionary of this revision, with the proof of its key. */
const old = (revision: number, proof: string, more = '/P -3904') =>
  `/R ${revision}${owner}${more}/U<${proof}${'00'.repeat(16)}>`

const byFive = 'ddb00ebbed1ef49ab9e1e3ab845e2c280bc4820c79b324214e98e4572c54d268'
const byFour = 'd66444953b5f64df88a66e9c0f6ebe9e'
const byTen = 'cbd5fc7d57b14fe5334f6b1d9b1473a5'
const bySixteen = '0e8f5c758a9375900af33b097985920e'
const whole = '9fab5312002d1558304be4bd302cc207'
const open = { proof: '3c8b9f31c08634493f56df95a1e82971', key: '83545abf9a2fdcb26f1c4320bc9d1094' }

describe('the key of a document that opens without a password', () => {
  test.each<[string, string, number[], string]>([
    ['of the first way', old(2, byFive), [5], '3a4bd1d09b'],
    ['of the second', old(3, bySixteen), [16], whole],
    ['of ten bytes', old(3, byTen), [10], '5b40b4fe13ad97182e7e'],
    ['of five bytes, with any stated length', old(3, '001ab923ce868284894931c807743958'), [16, 10, 5], 'ddc9a6ac5e'],
    ['of the third', old(4, bySixteen), [16], whole],
    ['with permissions that have no sign', old(4, bySixteen, '/P 4294963392'), [16], whole],
    ['with encrypted metadata', old(4, bySixteen, '/P -3904/EncryptMetadata true'), [16], whole],
    ['without encrypted metadata', old(4, open.proof, '/P -3904/EncryptMetadata false'), [16], open.key],
    ['of a version without that option', old(3, bySixteen, '/P -3904/EncryptMetadata false'), [16], whole],
    ['with a name instead of a boolean', old(4, bySixteen, '/P -3904/EncryptMetadata/false'), [16], whole],
  ])('is found for one %s', (_, text, lengths, key) => {
    expect(keyOf(text, lengths)).toBe(key)
  })

  test('is found for one without a name as well', () => {
    const proof = 'b162f57096b2e5aebb17514883c0fbca'
    expect(keyOf(old(3, proof), [16], Buffer.alloc(0))).toBe('ad0cdf372865214a014f2ac4f36c3c9c')
    expect(keyOf(old(3, proof), [16])).toBeUndefined()
  })

  test.each<[string, string, number[]]>([
    ['of which it is not proven', old(3, byTen), [16]],
    ['by the first version instead of the second', old(2, bySixteen), [16]],
    ['by an unknown old version', old(1, byFive), [5]],
    ['without a revision', old(2, byFive).replace('/R 2', ''), [5]],
    ['by an unknown new version', old(7, bySixteen), [16]],
    ['by one that was never said', old(4, bySixteen, '/P -3904/EncryptMetadata false'), [16]],
    ['of fewer bytes than any', old(3, byFour), [4]],
    ['of more bytes than any', old(3, bySixteen), [17]],
    ['of half a byte', old(2, byFive), [5.5]],
    ['of no length', old(3, bySixteen), []],
    ['without its input', `/R 3/P -3904/U<${bySixteen}>`, [16]],
    ['without its proof', `/R 3/P -3904${owner}`, [16]],
  ])('is not found %s', (_, text, lengths) => {
    expect(keyOf(text, lengths)).toBeUndefined()
  })
})

describe('the key of revision 5', () => {
  const check = '7f98506ac7260e0e07f44b12711de667391b133a45ff4c8d2478667416b0f7a1'
  const salts = `${Buffer.from('checking').toString('hex')}${Buffer.from('unlocked').toString('hex')}`
  const sealed = '9f085b35719cf30e5ff62124901d9c011542f2eb15c7667e187b9ae82cc3c24e'
  const quick = (user: string, ue = `/UE<${sealed}>`) => `/R 5/U<${user}>${ue}`

  test.each([
    ['it asks for a password', quick(`${check.replace('7f', '7e')}${salts}`)],
    ['its proof is cut', quick(`${check}${salts}`.slice(0, -2))],
    ['it is missing', `/R 5/UE<${sealed}>`],
    ['the encrypted key is truncated', quick(check + salts, `/UE<${sealed.slice(0, -2)}>`)],
    ['nothing was sealed', quick(check + salts, '')],
  ])('is not found when %s', (_, text) => {
    expect(keyOf(text, [16])).toBeUndefined()
  })
})
