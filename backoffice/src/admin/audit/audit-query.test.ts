import { describe, expect, it } from 'vitest'
import { readFilters, toAuditQuery, toPlainSearch } from './audit-query.ts'

describe('audit filters', () => {
  it('reads the address and ignores blank and unknown values', () => {
    const search = new URLSearchParams('tab=audit&search=rao&status=&userRole=admin&page=3')
    expect(readFilters(search)).toEqual({ search: 'rao', userRole: 'admin' })
  })
  it("reads a saved query of react-admin, and the address's own filters override it", () => {
    const search = new URLSearchParams({ filter: '{"status":"failed","x":1}', order: 'ASC', page: '2' })
    expect(readFilters(search)).toEqual({ status: 'failed' })
    expect(toPlainSearch(search).toString()).toBe('order=asc&status=failed')
    expect(readFilters(new URLSearchParams('filter={&status=success'))).toEqual({ status: 'success' })
  })
  it('requests 50 rows a page, and all rows for an export', () => {
    expect(toAuditQuery({ search: 'a b' }, 2)).toEqual({ search: 'a b', page: '2', limit: '50' })
    expect(toAuditQuery({ search: '' }, 1, 'asc')).toEqual({ page: '1', limit: '50', order: 'asc' })
    expect(toAuditQuery({ action: 'LOGIN' }, undefined, 'asc')).toEqual({ action: 'LOGIN' })
  })
})
