import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CallOptions, toRequest } from './client.ts'

describe('the request of a call', () => {
  it('contains the encoded path parameters and the query', () => {
    const page = toRequest('GET /booking/{id}/visits/past', { params: { id: 'a/b' }, query: { before: 'x y' } })
    expect(page).toEqual({ path: '/booking/a%2Fb/visits/past?before=x+y', options: { method: 'GET' } })
  })
  it('has no question mark without a query', () => {
    for (const query of [{}, { before: undefined }])
      expect(toRequest('GET /booking/{id}/visits/past', { params: { id: '1' }, query }).path).toBe(
        '/booking/1/visits/past',
      )
    expect(toRequest('GET /admin/waiting').path).toBe('/admin/waiting')
  })
  it('contains the body', () => {
    const { options } = toRequest('POST /visits/{id}/skip', { params: { id: '1' }, body: { revision: 2 } })
    expect(options).toEqual({ method: 'POST', body: { revision: 2 } })
  })
})

it('a call accepts only the fields of its schema at compile time', () => {
  type Move = CallOptions<'POST /visits/{id}/move'>
  expectTypeOf<keyof Move['body']>().toEqualTypeOf<'startsAt' | 'revision' | 'sameCaretaker'>()
  expectTypeOf<keyof Move['params']>().toEqualTypeOf<'id'>()
  expectTypeOf<CallOptions<'POST /visits/{id}/not-here'>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<CallOptions<'GET /booking/{id}/visits/past'>['query']>().toEqualTypeOf<
    { before?: string | undefined } | undefined
  >()
})
