import { describe, expect, test } from 'vitest'
import { surveyNames } from '../find-active.ts'
import { createWork, type Source } from '../pdf-source.ts'
import { openProtection } from './open-protection.ts'

// Encrypted by an independent implementation in another language.
const id = '/ID[<127484a4b4b30ecb250f9e8bd66567a3><00>]'
const said = '/Filter/Standard/O<6d072c20183f164c974cae4d07a2c3538fdf420c63e112f297f4b95c7292419a>/P -3904'
/** Proofs of keys of 5, 10 and 16 bytes. */
const [five, ten, whole] = [
  `${said}/R 2/U<ddb00ebbed1ef49ab9e1e3ab845e2c280bc4820c79b324214e98e4572c54d268>`,
  `${said}/R 4/U<cbd5fc7d57b14fe5334f6b1d9b1473a5>`,
  `${said}/R 4/U<0e8f5c758a9375900af33b097985920e>`,
]
const latest = `${said}/R 5/U<7f98506ac7260e0e07f44b12711de667391b133a45ff4c8d2478667416b0f7a1636865636b696e67756e6c6f636b6564>/UE<9f085b35719cf30e5ff62124901d9c011542f2eb15c7667e187b9ae82cc3c24e>`
const words = 'words of a page!'
const inClear = Buffer.from(words).toString('hex')
const byFive = '5eafe7912753775fe018e800780a2409'
const byTen = '6eeba30e10b166cb2b643ca5d55dd3a3'
const byWhole = 'f3e1a13fde48f4f6cd3b9b58c9a8e7fa'
const start = '000102030405060708090a0b0c0d0e0f'
const byAes = `${start}5ee88cd2b19ab5ba065225a030f79f3e782a18965ff60309fd9bd328fd55aa51`
const byLatest = `${start}c20f1a11b181a267b39cf844cc7dee8abf9618073eaab5f6b55650c09c8a869c`
const filter = (name: string, more = '') => `/V 4/CF<</StdCF<</CFM/${name}${more}>>>>/StmF/StdCF`
const aes256 = '/V 5/CF<</StdCF<</CFM/AESV3>>>>/StmF/StdCF'

const object = (dictionary: string, number = '7 0') => `${number} obj\n<<${dictionary}>>\nendobj\n`
const sourceOf = (objects: string, trailer = `/Encrypt 7 0 R${id}`): Source => {
  const bytes = Buffer.from(`${objects}trailer\n<</Root 1 0 R${trailer}>>\n`, 'latin1')
  return { bytes, work: createWork(bytes.length) }
}
const open = (source: Source) => openProtection(source, surveyNames(source))
/** Decrypts bytes of one object; undefined when the document stays closed. */
const read = (source: Source, data: string, [number, generation] = [8, 0]) =>
  open(source)?.({ number, generation, dictionary: new Map() }, Buffer.from(data, 'hex')).toString('latin1', 0, 16)

describe('a document with an empty password opens', () => {
  test.each<[string, string, string]>([
    ['by the first way', `${five}/V 1`, byFive],
    ['by version 1, with any length', `${five}/V 1/Length 128`, byFive],
    ['by a key of the stated length', `${ten}/V 2/Length 80`, byTen],
    ['by a short key where no length is stated', `${five}/V 2`, byFive],
    ['by a short key, although another length is stated', `${five}/V 2/Length 128`, byFive],
    ['by a filter', whole + filter('V2'), byWhole],
    ['by a filter with a length in bytes', ten + filter('V2', '/Length 10'), byTen],
    ['by a filter with a length in bits', ten + filter('V2', '/Length 80'), byTen],
    ['by a filter and a length beside it', `${ten}/Length 80${filter('V2')}`, byTen],
    ['by AES', whole + filter('AESV2'), byAes],
    ['by AES, with any stated length', `${whole}/Length 40${filter('AESV2', '/Length 5')}`, byAes],
    ['by the latest AES', latest + aes256, byLatest],
    ['by a filter that leaves streams alone', whole + filter('None'), inClear],
    ['by a filter without a method', `${whole}/V 4/CF<</StdCF<<>>>>/StmF/StdCF`, inClear],
    ['in its texts alone', `${whole}/V 4/StmF/Identity/StrF/StdCF`, inClear],
    ['in its texts alone, of a short key', `${ten}/V 4/Length 80/StmF/Identity`, inClear],
    ['without a filter for streams', `${whole}/V 4/StrF/StdCF`, inClear],
  ])('%s', (_, dictionary, data) => {
    expect(read(sourceOf(object(dictionary)), data)).toBe(words)
  })
})

describe('a document with an unsupported protection stays closed', () => {
  test.each([
    ['by a key that is too long for its version', `${whole}/V 1/Length 128`],
    ['in an unpublished version', `${whole}${filter('V2').replace('V 4', 'V 3')}`],
    ['without a version', `${whole}${filter('V2').replace('/V 4', '')}`],
    ['by another security handler', `${whole.replace('Standard', 'Other')}${filter('V2')}`],
    ['by a missing filter', `${whole}/V 4/CF<</Other<</CFM/V2>>>>/StmF/StdCF`],
    ['by a filter that is not a dictionary', `${whole}/V 4/CF<</StdCF/V2>>/StmF/StdCF`],
    ['by a filter without a name', `${whole}/V 4/CF<</StdCF<</CFM/V2>>>>/StmF 1`],
    ['without filters', `${whole}/V 4/StmF/StdCF`],
    ['by filters in another object', `${whole}/V 4/CF 9 0 R/StmF/StdCF`],
    ['by an unknown cipher', whole + filter('V9')],
    ['by a cipher with the name of a JavaScript property', whole + filter('constructor')],
    ['by a cipher of a later way', whole + filter('AESV3')],
    ['by a cipher of an earlier way', latest + aes256.replace('AESV3', 'AESV2')],
    ['by AES with a key too short for it', `${ten}/Length 80${filter('AESV2', '/Length 10')}`],
    ['by the latest AES with such a key', `${ten}/Length 80${aes256.replace('<</CFM', '<</Length 10/CFM')}`],
  ])('%s', (_, dictionary) => {
    expect(open(sourceOf(object(dictionary)))).toBeUndefined()
  })
})

describe('an encryption dictionary', () => {
  const how = `${whole}/V 4`
  const other = `${how}/StmF/Other`

  test.each<[string, string, string]>([
    ['in two dictionaries', '', `/Encrypt<<${how}>>${id}/X<</Encrypt<<${how}>>>>`],
    ['in a dictionary and an object', object(how), `/Encrypt<<${how}>>${id}/X<</Encrypt 7 0 R>>`],
    ['in an object and a dictionary', object(how), `/Encrypt 7 0 R${id}/X<</Encrypt<<${other}>>>>`],
    ['in two objects', object(how) + object(other, '8 0'), `/Encrypt 7 0 R${id}/X<</Encrypt 8 0 R>>`],
    ['in two objects of one number', object(how) + object(other), `/Encrypt 7 0 R${id}`],
    ['in two generations of one object', object(how) + object(other, '7 1'), `/Encrypt 7 0 R${id}`],
    ['in two generations that are both named', object(how), `/Encrypt 7 0 R${id}/X<</Encrypt 7 1 R>>`],
    ['in another generation', object(how, '7 1'), `/Encrypt 7 0 R${id}`],
    ['in a missing object', '', `/Encrypt 7 0 R${id}`],
    ['in an object that is not a dictionary', '7 0 obj\n1\nendobj\n', `/Encrypt 7 0 R${id}`],
    ['in a dictionary that cannot be read', '', `/Encrypt<</V>>${id}`],
    ['in one of two that cannot be read', object(how), `/Encrypt 7 0 R${id}/X<</Encrypt<</V>>>>`],
    ['in a list', object(how), `/Encrypt[7 0 R]${id}`],
  ])('is not read %s', (_, objects, trailer) => {
    expect(open(sourceOf(objects, trailer))).toBeUndefined()
  })
})

describe('the document id', () => {
  test('must be the same in all trailers', () => {
    const named = (ids: string) => read(sourceOf(object(whole + filter('V2')), `/Encrypt 7 0 R${ids}`), byWhole)
    expect(named(id)).toBe(words)
    expect(named(`${id}/X<<${id}>>`)).toBe(words)
    expect(named(`${id}/X<</ID[<00><00>]>>`)).toBeUndefined()
    expect(named(`/X<</ID[<00><00>]>>${id}`)).toBeUndefined()
    expect(named('')).toBeUndefined()
  })
})
