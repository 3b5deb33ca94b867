import { describe, expect, it } from 'vitest'
import { attachmentHeader, cleanFileName } from './file-name.ts'

describe('cleanFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\a\\b.pdf', 'b.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['gpj\u202Efdp.pdf', 'gpjfdp.pdf'],
    [' a report .pdf ', 'a report .pdf'],
    ['x'.repeat(200), 'x'.repeat(150)],
    ['ab', 'ab'],
    ['', ''],
  ])('turns %j into %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  it('preserves the ending of a name that is too long', () => {
    const clean = cleanFileName(`${'x'.repeat(500)}.pdf`)
    expect(clean).toMatch(/^x{150}\.pdf$/)
  })
})

describe('attachmentHeader', () => {
  it('escapes quotes, percent signs and line ends', () => {
    expect(attachmentHeader('a"b\\c%41\r\nX: y.pdf')).toBe(
      `attachment; filename="a_b_c_41__X: y.pdf"; filename*=UTF-8''a%22b%5Cc%2541%0D%0AX%3A%20y.pdf`,
    )
  })

  it('replaces lone surrogates', () => {
    expect(attachmentHeader('\ud800.pdf')).toContain('filename="_.pdf"')
  })
})
