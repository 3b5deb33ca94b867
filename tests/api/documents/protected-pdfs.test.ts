import { describe, expect, it } from 'vitest'
import { inspectPdf } from '../../../api/src/documents/pdf/inspect-pdf.ts'
import { pageObjects, scriptObjects, streamOf, toFlate } from '../../support/samples/pdf-samples.ts'
import { protectedPdf, protections } from '../../support/samples/protected-pdfs.ts'

const active = 'document.active_content'
const unreadable = 'document.unreadable'

describe('a document that forbids changes', () => {
  it.each(protections)('is taken and examined when it opens without a password: %s', (protection) => {
    expect(inspectPdf(protectedPdf({ protection, objects: pageObjects }))).toBeUndefined()
    expect(inspectPdf(protectedPdf({ protection, objects: scriptObjects }))).toBe(active)
    const undeclared = { protection, objects: scriptObjects, dictionary: '/Filter/FlateDecode' }
    expect(inspectPdf(protectedPdf(undeclared))).toBe(active)
  })

  it.each(protections)('is refused when it asks for one: %s', (protection) => {
    const wish = { protection, objects: pageObjects, password: 'secret' }
    expect(inspectPdf(protectedPdf(wish))).toBe('document.protected')
  })

  it('is refused when it could be read with two keys', () => {
    const bytes = protectedPdf({ protection: 'aes-128', objects: pageObjects }).toString('latin1')
    const other = (text: string, by: string) => inspectPdf(Buffer.from(bytes.replace(text, by), 'latin1'))
    const said = bytes.slice(bytes.indexOf('7 0 obj'), bytes.indexOf('trailer'))
    expect(other('trailer', `${said.replace('StmF/StdCF', 'StmF/Identity')}trailer`)).toBe('document.protected')
    expect(other('/Encrypt 7 0 R', '/Encrypt 7 0 R/X<</Encrypt 8 0 R>>')).toBe('document.protected')
    expect(other('/ID[', '/X<</ID[<00><00>]>>/ID[')).toBe('document.protected')
    expect(other('/Filter/Standard', '/Filter/Adobe.PubSec')).toBe('document.protected')
  })

  it('is refused where a false end could hide objects, for they are enciphered and not packed', () => {
    const dictionary = '/Type/ObjStm/N 1/First 5'
    const plain = { dictionary, objects: pageObjects, pack: (text: string) => Buffer.from(text) }
    for (const protection of protections) expect(inspectPdf(protectedPdf({ ...plain, protection }))).toBe(unreadable)
  })

  it('is examined as what it is where its objects are not enciphered at all', () => {
    const pretence = protectedPdf({ protection: 'rc4-128', objects: pageObjects }).toString('latin1')
    const plain = streamOf(10, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', toFlate(scriptObjects)).toString('latin1')
    expect(inspectPdf(Buffer.from(pretence.replace('trailer', `${plain}trailer`), 'latin1'))).toBe(unreadable)
  })
})
