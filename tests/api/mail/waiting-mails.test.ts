import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail, queueMailToTeam, queueUpdateMail } from '../../../api/src/mail/queue-mail.ts'
import type { LocalizedMail } from '../../../api/src/mail/render-mail.ts'
import { openWaitingMails } from '../../../api/src/mail/waiting-mails.ts'
import { deleteRows, insertRows, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const start = Date.parse('2026-06-10T06:30:00.000Z')
const world = useWorld(createWorld)
beforeAll(async () => {
  await world.deps.mailer.stop()
})
beforeEach(async () => {
  world.clock.now = new Date(start)
  await deleteRows(world, 'outbox_mails')
})

const letter: LocalizedMail = (language) => ({ subject: `In ${language}`, text: 'A text', html: '<p>A text</p>' })
const readRows = () => selectRows(world, 'outbox_mails', '*', {}, 'id')
const queue = (...dues: number[]) =>
  world.deps.database.write(async (tx) => {
    for (const due of dues)
      await queueMail(
        tx,
        { email: `${due}@example.in`, language: null },
        letter,
        new Date(start),
        new Date(start + due),
      )
  })
/** The mail table for a process of this name, alone or beside others. */
const openFor = (processName: string, isShared: boolean) =>
  openWaitingMails({ database: { ...world.deps.database, isShared }, processName, now: world.deps.now })
const namesOf = (mails: readonly { recipient: string }[]) => mails.map(({ recipient }) => recipient.split('@')[0])

describe('several processes', () => {
  test('never claim the same mail: each claims the four oldest, in the order of writing', async () => {
    await queue(0, -1, -2, -3, -4, -5)
    const [one, two] = [openFor('one', true), openFor('two', true)]
    expect(namesOf(await one.takeDue())).toEqual(['-2', '-3', '-4', '-5'])
    expect(await readRows()).toMatchObject([
      { claimed_by: null },
      { claimed_by: null },
      ...Array(4).fill({ claimed_by: 'one', claimed_until: new Date(start + 120_000).toISOString() }),
    ])
    expect(namesOf(await two.takeDue())).toEqual(['0', '-1'])
    expect(await one.takeDue()).toEqual([])
    expect(await two.nextDueIn()).toBeUndefined()
  })

  test('send in the order of the ids', async () => {
    const at = new Date(start).toISOString()
    const row = { recipient: 'a@example.in', subject: 'x', text_body: 'x', html_body: 'x', status: 'waiting' } as const
    for (const id of ['b', 'd', 'a', 'c'])
      await insertRows(world, 'outbox_mails', { ...row, id, attempts: 0, created_at: at, next_attempt_at: at })
    expect((await openFor('one', true).takeDue()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('claim the mails of a killed process after two minutes', async () => {
    await queue(0)
    const [one, two] = [openFor('one', true), openFor('two', true)]
    expect(await one.takeDue()).toHaveLength(1)
    world.clock.now = new Date(start + 120_000)
    expect(await two.takeDue()).toEqual([])
    world.clock.now = new Date(start + 120_001)
    expect(await two.nextDueIn()).toBe(-120.001)
    expect(await two.takeDue()).toHaveLength(1)
  })
})

test('a sent mail about a booking keeps the fact that it was sent, without text and address', async () => {
  const booking = await world.book(await world.addPerson('user'))
  const other = await world.book(await world.addPerson('user'))
  await world.deps.database.write(async (tx) => {
    await tx.deleteFrom('outbox_mails').execute()
    for (const [email, { bookingId }] of [['a@example.in', booking] as const, ['b@example.in', other] as const]) {
      const about = { bookingCode: bookingId, template: 'received' } as const
      await queueMail(tx, { email, language: 'en' }, () => ({ ...letter('en'), about }), new Date(start))
    }
  })
  const mails = openFor('one', true)
  const [mail] = await mails.takeDue()
  if (!mail) throw new Error('nothing was taken')
  world.clock.now = new Date(start + 1_000)
  await mails.forget(mail, true)
  expect(await readRows()).toMatchObject([
    {
      recipient: '',
      subject: '',
      text_body: '',
      html_body: '',
      status: 'sent',
      sent_at: new Date(start + 1_000).toISOString(),
      claimed_until: null,
      booking_id: booking._id,
      template: 'received',
    },
    { recipient: 'b@example.in', status: 'waiting', booking_id: other._id },
  ])
})

describe('the recipients of mails', () => {
  const send = (email: string, how: typeof queueMail) =>
    world.deps.database.write((tx) => how(tx, { email, language: null }, letter, new Date(start)))
  const set = (id: string, values: { restricted_at?: string; removed_at?: string; email_updates?: 0 | 1 }) =>
    updateRows(world, 'accounts', { id }, values)
  const recipients = async () => (await readRows()).map(({ recipient, subject }) => [recipient, subject])

  test('a family that asked for erasure receives mails about its privacy request only', async () => {
    const [forgotten, other] = [await world.addPerson('user'), await world.addPerson('user')]
    await set(forgotten.id, { restricted_at: new Date(start).toISOString() })
    await send(forgotten.email, queueMail)
    expect(await recipients()).toEqual([])
    await send(other.email, queueMail)
    await send(forgotten.email, queueMailToTeam)
    expect(await recipients()).toEqual([
      [other.email, 'In en'],
      [forgotten.email, 'In en'],
    ])
  })

  test('news are sent to existing accounts that want them, in the language of the account', async () => {
    const people = [
      await world.addPerson('user'),
      await world.addPerson('user', 'Ravi Kumar', { emailUpdates: 0 }),
      await world.addPerson('user'),
    ]
    const [reader, , gone] = people
    if (!reader || !gone) throw new Error('nobody there')
    await world.deps.database.write(async (tx) => {
      await tx.updateTable('accounts').set({ language: 'te' }).where('id', '=', reader.id).execute()
      await tx
        .updateTable('accounts')
        .set({ removed_at: new Date(start).toISOString() })
        .where('id', '=', gone.id)
        .execute()
      for (const { id } of people) await queueUpdateMail(tx, id, letter, new Date(start))
    })
    expect(await recipients()).toEqual([[reader.email, 'In te']])
  })
})
