import { expect, test } from 'vitest'
import { checkEmail } from './accounts/account-rules.ts'
import { mailtoLink } from './mailto.ts'

test('an address cannot add a header to the mail', () => {
  const email = "o'neil?bcc=spy&body=x#y%0a@example.in"
  expect(checkEmail(email)).toBeUndefined()
  const link = new URL(mailtoLink(email, 'Re: care & more'))
  expect(decodeURIComponent(link.pathname)).toBe(email)
  expect([...link.searchParams]).toEqual([['subject', 'Re: care & more']])
  expect(link.hash).toBe('')
})

test('an ordinary address stays readable', () => {
  expect(mailtoLink('care@thodu.example')).toBe('mailto:care@thodu.example')
})
