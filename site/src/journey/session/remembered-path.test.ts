import { describe, expect, test } from 'vitest'
import { chooseLanding, mayOpen, resolveSafePath } from './remembered-path.ts'

const origin = 'http://localhost:3000'

describe('a remembered path', () => {
  test.each(['/profile', '/profile#bookings', '/service-details?service=baby-care', '/'])('%s is accepted', (path) => {
    expect(resolveSafePath(path, origin)).toBe(path)
  })

  test.each([
    'https://evil.example/',
    'http:/evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\r/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/x\\..\\..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/te//evil.example',
    '/hi/.//evil.example',
    'javascript:alert(1)',
    'profile',
    '',
    null,
  ])('%j is dropped', (path) => {
    expect(resolveSafePath(path, origin)).toBeUndefined()
  })

  test.each(['/login', '/login/', '/login?x=1', '/forbidden', '/te/login', '/hi/forbidden'])(
    '%s would lead in a circle and is dropped',
    (path) => {
      expect(resolveSafePath(path, origin)).toBeUndefined()
    },
  )
})

describe('after signing in', () => {
  test('a person lands on the remembered path if their role may open it', () => {
    expect(chooseLanding('user', '/pricing-packages', origin)).toBe('/pricing-packages')
    expect(chooseLanding('admin', '/admin/users', origin)).toBe('/admin/users')
    expect(chooseLanding('user', '/te/pricing-packages?x=1#y', origin)).toBe('/pricing-packages?x=1#y')
    expect(chooseLanding('user', '/pricing-packages', origin, 'te')).toBe('/te/pricing-packages')
    expect(chooseLanding('caretaker', null, origin, 'te')).toBe('/caretaker')
  })
  test('a person lands in the app of their role otherwise', () => {
    expect(chooseLanding('caretaker', '/choose-service', origin)).toBe('/caretaker')
    expect(chooseLanding('user', '/admin', origin)).toBe('/profile')
    expect(chooseLanding('admin', '//evil.example', origin)).toBe('/admin')
    expect(chooseLanding('user', null, origin)).toBe('/profile')
    expect(chooseLanding('caretaker', '/te/choose-service', origin)).toBe('/caretaker')
  })
  test('/profile is for customers and caretakers', () => {
    expect(mayOpen('user', '/profile')).toBe(true)
    expect(mayOpen('caretaker', '/profile#settings')).toBe(true)
    expect(mayOpen('admin', '/profile')).toBe(false)
    expect(mayOpen('user', '/administrator')).toBe(true)
  })
})
