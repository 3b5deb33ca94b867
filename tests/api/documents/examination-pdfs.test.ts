import { describe, expect, it } from 'vitest'
import { inspectPdf } from '../../../api/src/documents/pdf/inspect-pdf.ts'
import { createWork } from '../../../api/src/documents/pdf/pdf-source.ts'
import { pdfOf, pdfOfWords, streamOf, toFlate } from '../../support/samples/pdf-samples.ts'

const unreadable = 'document.unreadable'

describe('the work it takes', () => {
  const workOf = (bytes: Buffer): number => {
    const work = createWork(bytes.length)
    inspectPdf(bytes, work)
    return work.done
  }
  const words = [
    'stream',
    'stream\n',
    'stream\nendstream\n',
    '1 0 obj<</A',
    '%%EOF\n',
    '/Type %',
    '<a ',
    '/Encrypt 5 0 R ',
  ]
  it.each(words)('grows with the size and not faster: %j', (word) => {
    for (const megabytes of [0.3, 0.5, 1, 2, 9.5]) {
      const bytes = pdfOfWords(megabytes * 1_000_000, word)
      expect(workOf(bytes) / bytes.length).toBeLessThan(16)
    }
  })

  it('ends where somebody found a way to make it grow faster', () => {
    const bytes = pdfOfWords(100_000, '/AA\n%')
    const work = createWork(bytes.length)
    expect(inspectPdf(bytes, work)).toBe(unreadable)
    expect(work.done).toBeLessThan(140_000_000)
  })

  it('is refused where small streams unfold to very much', () => {
    const bomb = streamOf(8, '/Filter/FlateDecode', toFlate(Buffer.alloc(1_000_000)))
    const bytes = pdfOf(Array<Buffer>(3_000).fill(bomb))
    expect(inspectPdf(bytes)).toBe(unreadable)
  })
})
