import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CallOptions, toRequest } from './client.ts'

describe('the request of a call', () => {
  it('has its names in the path, encoded, and its query behind it', () => {
    const page = toRequest('GET /booking/{id}/visits/past', { params: { id: 'a/b' }, query: { before: 'x y' } })
    expect(page).toEqual({ path: '/booking/a%2Fb/visits/past?before=x+y', options: { method: 'GET' } })
  })
  it('has no question mark where nothing is asked', () => {
    for (const query of [{}, { before: undefined }])
      expect(toRequest('GET /booking/{id}/visits/past', { params: { id: '1' }, query }).path).toBe(
        '/booking/1/visits/past',
      )
    expect(toRequest('GET /admin/waiting').path).toBe('/admin/waiting')
  })
  it('carries its body', () => {
    const { options } = toRequest('POST /visits/{id}/skip', { params: { id: '1' }, body: { revision: 2 } })
    expect(options).toEqual({ method: 'POST', body: { revision: 2 } })
  })
})

it('takes the fields of its schema and no other: anything else does not compile', () => {
  type Move = CallOptions<'POST /visits/{id}/move'>
  expectTypeOf<keyof Move['body']>().toEqualTypeOf<'startsAt' | 'revision' | 'sameCaretaker'>()
  expectTypeOf<keyof Move['params']>().toEqualTypeOf<'id'>()
  expectTypeOf<CallOptions<'POST /visits/{id}/not-here'>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<CallOptions<'GET /booking/{id}/visits/past'>['query']>().toEqualTypeOf<
    { before?: string | undefined } | undefined
  >()
})
