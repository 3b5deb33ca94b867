import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '@thodu/api/contract/time'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailToSend } from '../../../api/src/http/ports.ts'
import { createMailTransport } from '../../../api/src/mail/mail-transport.ts'
import { hasSeal, openSeals, sealText } from '../../../api/src/mail/sealed-text.ts'
import { removeOutboxFiles, sweepOutbox } from '../../../api/src/mail/sweep-outbox.ts'
import { createTestApi } from '../../support/api.ts'
import { readOutbox } from '../../support/mails.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let folder = ''
beforeAll(async () => {
  await api.deps.mailer.stop()
  folder = api.config.outboxDir
})
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

const mail: MailToSend = {
  headers: null,
  id: '019eb039-3640-7297-9fb4-6477a1a02467',
  recipient: 'asha@example.in',
  subject: 'A subject',
  text_body: 'A text',
  html_body: '<!doctype html><html lang="te"><p>A text</p>',
  created_at: '2026-06-10T06:30:01.234Z',
}
const bodies = (text: string) => ({ text_body: text, html_body: `<p>${text}</p>` })

test('a mail in the outbox folder is named by its second and id, and contains time and sender', async () => {
  const send = createMailTransport(api.config, api.deps.logger)
  await send(mail)
  await send({ ...mail, id: 'second', html_body: '' })
  expect(readdirSync(folder)).toEqual([`20260610063001-${mail.id}.eml`, '20260610063001-second.eml'])
  expect(readOutbox(folder).map(({ from }) => from)).toEqual(['తోడు <care@thodu.example>', 'Thodu <care@thodu.example>'])
})

describe('a sealed text in a mail', () => {
  const secret = () => api.config.secret

  test('hides its digits, differs each time, and opens with the same secret', () => {
    const sealed = sealText(secret(), '123456')
    expect(sealed).not.toContain('123456')
    expect(sealText(secret(), '123456')).not.toBe(sealed)
    expect(hasSeal(`Your code: ${sealed}.`)).toBe(true)
    expect(openSeals(secret(), `Your code: ${sealed}, ${sealed}.`)).toBe('Your code: 123456, 123456.')
    expect(hasSeal('Your code: 123456')).toBe(false)
  })

  test('is sent in clear text, in text and HTML', async () => {
    await createMailTransport(
      api.config,
      api.deps.logger,
    )({ ...mail, id: 'sealed', ...bodies(sealText(secret(), '123456')) })
    const [{ text, html } = { text: '', html: '' }] = readOutbox(folder)
    expect([text, html]).toEqual(['123456', '<p>123456</p>'])
  })
})

describe('deleted outbox files', () => {
  const remove = () =>
    removeOutboxFiles(api.config, { email: 'asha@example.in', bookings: ['K7MP4Q'], numbers: ['9848012345'] })

  test('are those to an address, and those that mention it or a booking of it, also across line breaks', async () => {
    mkdirSync(folder, { recursive: true })
    const named = (name: string, head: string, text: string) =>
      writeFileSync(join(folder, name), `${head}\n\n${text}\n`)
    named('1-own.eml', 'To: <Asha@Example.in>', 'Hello')
    named('2-own.eml', 'Subject: x\nTo: asha@example.in', 'Hello')
    named('3-team.eml', 'To: care@thodu.example', 'Somebody wrote: asha@exam=\nple.in')
    named('4-booking.eml', 'To: care@thodu.example', 'New booking K7M=\r\nP4Q')
    named('5-other.eml', 'To: ravi@example.in', 'Booking K7MP4R')
    named('6-note.txt', 'To: asha@example.in', 'A note of the operator')
    named('7-team.eml', 'To: care@thodu.example', 'https://thodu.example/?of=3Dasha@example.in.')
    named('8-other.eml', 'To: natasha@example.in', 'Hello')
    named(
      '9-other.eml',
      'To: care@thodu.example',
      'asha@example.info, asha@example.in.net, dr.asha@example.in, K7MP4QX',
    )
    // The mail to the team about a callback names neither an address nor a booking.
    named('10-team.eml', 'To: care@thodu.example', 'Asha asks to be called: +91 98480 12345')
    named('11-team.eml', 'To: care@thodu.example', 'Call 09848012345 back')
    named('12-other.eml', 'To: care@thodu.example', 'Call 98480 12346, or 198480123451')
    expect(await remove()).toBe(7)
    expect(readdirSync(folder)).toEqual(['12-other.eml', '5-other.eml', '6-note.txt', '8-other.eml', '9-other.eml'])
  })

  test('are those older than a week, to the millisecond', async () => {
    mkdirSync(folder, { recursive: true })
    const now = () => new Date('2026-06-10T06:30:00.000Z')
    for (const [name, age] of [['1-week.eml', 0] as const, ['2-older.eml', 1] as const]) {
      writeFileSync(join(folder, name), 'x')
      const at = new Date(now().getTime() - 7 * dayMs - age)
      utimesSync(join(folder, name), at, at)
    }
    await sweepOutbox({ config: api.config, now })
    expect(readdirSync(folder)).toEqual(['1-week.eml'])
  })
})
