import { expect, test } from 'vitest'
import { isPushAddress } from './push.schema.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGabc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
])('the server may send to the push service %s (rule CARE-28)', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://user:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.org/',
  'https://evilnotify.windows.com.example.org/',
  'https://evil-push.services.mozilla.com.example.org/',
  'https://push.services.mozilla.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'file:///etc/passwd',
  'not an address',
])('the server never sends to %s (rule CARE-28)', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(false)
})
