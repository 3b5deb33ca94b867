import type { AuditLog } from '@thodu/api/contract/audit/audit.schema'
import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { expect, test } from 'vitest'
import { writeAudit } from '../../../api/src/audit/write-audit.ts'
import { updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Ravi')

const search = async (words: string, more: { resourceId?: string } = {}) => {
  const query = new URLSearchParams({ search: words, limit: '200', ...more })
  const answer = await world.call<{ data: { logs: AuditLog[]; total: number } }>(admin, 'GET', `/audit/logs?${query}`)
  expect(answer.body.data.total).toBe(answer.body.data.logs.length)
  return answer.body.data.logs.map(({ description }) => description)
}

test('a search by booking number finds and exports its audit rows, also those of its messages, calls and promises', async () => {
  const family = await world.addPerson('user', 'Latha Rao')
  await updateRows(world, 'accounts', { id: family.id }, { phone: '9876500301' })
  const [booking, other] = [await world.book(family), await world.book(await world.addPerson('user'))]
  const about = { bookingId: booking._id, template: 'callMissed', to: 'family' }
  expect((await world.call(admin, 'POST', '/admin/communications', about)).status).toBe(201)
  const filter = encodeURIComponent(JSON.stringify({ subject: booking._id, kind: 'match' }))
  const promises = await world.call<PromiseRecord[]>(admin, 'GET', `/admin/promises?filter=${filter}`)
  const hold = { hold: { until: '2026-06-11T06:30:00.000Z', reason: 'They asked for it' } }
  expect((await world.call(admin, 'PUT', `/admin/promises/${promises.body[0]?._id}`, hold)).status).toBe(200)
  const { body: cards } = await world.call<CallCard[]>(admin, 'GET', '/admin/call-sheet')
  const card = cards.find(({ items }) => items.some(({ _id }) => _id === booking._id))
  const items = card?.items.map(({ type, _id }) => ({ type, _id }))
  const call = { key: card?.key, items, outcome: 'reached', clientCallId: 'the-only-call' }
  expect((await world.call(admin, 'POST', '/admin/calls', call)).status).toBe(201)
  await world.deps.database.write((tx) =>
    writeAudit(tx, {
      performer: { id: admin.id, name: admin.name, email: admin.email, role: 'admin', ip: '' },
      action: 'STATUS_UPDATE',
      resourceType: 'booking',
      resourceId: booking._id,
      description: 'WhatsApp message opened: caretakerAssigned, te, to family',
      at: world.deps.now(),
    }),
  )
  for (const id of [booking.bookingId, booking.bookingId.toLowerCase(), booking._id]) {
    const found = await search(id)
    for (const begin of [
      'WhatsApp message opened: callMissed',
      'WhatsApp message opened: caretakerAssigned',
      'Promise (match)',
      'Call made: reached',
    ])
      expect(
        found.filter((description) => description.startsWith(begin)),
        `${begin} by ${id}`,
      ).toHaveLength(1)
    expect(found.filter((description) => description.includes(other.bookingId))).toEqual([])
  }
  for (const id of [other.bookingId, other._id])
    expect((await search(id)).join()).not.toMatch(/Message|Promise|Call made/)
  expect(await search(booking.bookingId, { resourceId: other._id })).toEqual([])
  expect(await search(booking.bookingId, { resourceId: booking._id })).not.toEqual([])
  expect(await search(`${booking.bookingId} cancelled`)).toEqual([])

  for (const id of [booking.bookingId, booking._id]) {
    const file = await world.call(admin, 'GET', `/audit/export?${new URLSearchParams({ search: id })}`)
    for (const begin of ['callMissed', 'caretakerAssigned', 'Promise (match)', 'Call made'])
      expect(file.text, id).toContain(begin)
  }
})
