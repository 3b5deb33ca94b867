import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { queueMail, queueTeamMail, queueUpdateMail } from '@thodu/api'
import { describe, expect, test } from 'vitest'
import { sweepOutbox } from '../../../api/src/mail/sweep-outbox.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { readOutbox } from '../../support/mails.ts'
import { startHangingSmtp, startSmtp } from '../../support/servers/smtp.ts'

const mail = { subject: 'A subject', text: 'Hello,\n\na text with ₹ in it\n', html: '<p>Hello</p>' }
const queue = (api: TestApi, to: string) =>
  api.deps.database.write((tx) => queueMail(tx, { email: to, language: 'en' }, () => mail, api.deps.now()))
const waiting = (api: TestApi) => api.deps.database.read.selectFrom('outbox_mails').selectAll().execute()

describe('without SMTP_URL', () => {
  test('each mail is one complete .eml file that only the owner can read', async () => {
    const api = await createTestApi()
    await queue(api, 'a@example.in')
    await queue(api, 'b@example.in')
    const mails = await api.readMails()
    expect(mails.map(({ to, subject, text }) => [to, subject, text])).toEqual([
      ['a@example.in', 'A subject', 'Hello,\n\na text with ₹ in it'],
      ['b@example.in', 'A subject', 'Hello,\n\na text with ₹ in it'],
    ])
    const files = readdirSync(api.config.outboxDir)
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
    expect(statSync(join(api.config.outboxDir, files[0] ?? '')).mode & 0o077).toBe(0)
    expect(await waiting(api)).toEqual([])
    await api.close()
  })

  test('goes out by itself once it is queued: the commit wakes the mailer', async () => {
    const api = await createTestApi()
    await queue(api, 'a@example.in')
    await expect.poll(() => readOutbox(api.config.outboxDir).map(({ to }) => to)).toEqual(['a@example.in'])
    await api.close()
  })

  test('mails in files are swept after a week', async () => {
    const api = await createTestApi()
    await queue(api, 'a@example.in')
    await api.readMails()
    writeFileSync(join(api.config.outboxDir, 'half.eml.part'), 'x')
    writeFileSync(join(api.config.outboxDir, 'note-of-the-operator.txt'), 'x')
    const left = async (days: number) => {
      api.clock.advance(days * 86_400_000)
      await sweepOutbox(api.deps)
      return readdirSync(api.config.outboxDir)
    }
    expect(await left(6.9)).toHaveLength(3)
    expect(await left(0.2)).toEqual(['note-of-the-operator.txt'])
    await api.close()
  })

  test('a mail of a change that was undone is never sent', async () => {
    const api = await createTestApi()
    const undone = api.deps.database.write(async (tx) => {
      await queueMail(tx, { email: 'a@example.in', language: 'en' }, () => mail, api.deps.now())
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await api.readMails()).toEqual([])
    await api.close()
  })

  test('news go by preference, team and security mails always', async () => {
    const api = await createTestApi()
    const { user, token } = await api.signUp()
    const send = async () => {
      await api.deps.database.write(async (tx) => {
        await queueUpdateMail(tx, user._id, () => mail, api.deps.now())
        await queueTeamMail(tx, api.deps.config, () => mail, api.deps.now())
      })
      const mails = (await api.readMails()).filter(({ subject }) => subject === 'A subject')
      // Mails of one moment have no order.
      return mails.map(({ to }) => to).sort()
    }
    expect(await send()).toEqual(['care@thodu.example', user.email])
    const body = { notificationPreferences: { emailUpdates: false } }
    await api.call('PUT', '/user/profile', { token, body })
    expect(await send()).toEqual(['care@thodu.example', 'care@thodu.example', user.email])
    await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
    expect((await api.readMails(user.email)).at(-1)?.subject).toBe('Reset your Thodu password')
    await api.close()
  })

  test('the code is in the mail, and in no file of the database', async () => {
    const smtp = await startHangingSmtp()
    const api = await createTestApi({ SMTP_URL: smtp.url })
    await api.call('POST', '/auth/send-otp', { body: { email: 'secret@example.in' } })
    const [row] = await waiting(api)
    expect(row?.text_body).toMatch(/\[\[sealed:/)
    expect(row?.text_body).not.toMatch(/\d{6}/)
    const stored = await (await api.sideDoor()).file()
    expect(stored).not.toMatch(/works once\.\s+\d{6}\s/)
    smtp.close()
    await api.close()
  })

  test('a seal that somebody typed stays as it is', async () => {
    const api = await createTestApi()
    const typed = `[[sealed:${'A'.repeat(60)}]]`
    await api.deps.database.write((tx) =>
      queueTeamMail(tx, api.deps.config, () => ({ ...mail, text: typed }), api.deps.now()),
    )
    expect((await api.readMails())[0]?.text).toBe(typed)
    await api.close()
  })
})

describe('through a mail server', () => {
  test('a code arrives, in text and HTML, and signs somebody up', async () => {
    const smtp = await startSmtp()
    const api = await createTestApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Thodu <office@thodu.example>' })
    await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })
    await api.deps.mailer.settle()
    expect(smtp.received).toHaveLength(1)
    const [received] = smtp.received
    expect(received).toMatchObject({ to: 'asha@example.in', subject: 'Your Thodu verification code' })
    const otp = /\b(\d{6})\b/.exec(received?.text ?? '')?.[1] ?? ''
    expect(received?.html).toContain(otp)
    expect(received?.html).not.toMatch(/<img|<script|https?:\/\/(?!localhost)/)
    expect(smtp.sources[0]).toContain('From: Thodu <office@thodu.example>')
    const body = { email: 'asha@example.in', otp }
    expect((await api.call('POST', '/auth/verify-otp', { body })).status).toBe(200)
    await api.close()
    await smtp.close()
  })

  test('a line break in a name or subject does not make a header', async () => {
    const smtp = await startSmtp()
    const api = await createTestApi({ SMTP_URL: smtp.url })
    const evil = { ...mail, subject: 'Hello\r\nBcc: victim@example.in' }
    await api.deps.database.write((tx) => queueTeamMail(tx, api.deps.config, () => evil, api.deps.now()))
    await api.deps.mailer.settle()
    expect(smtp.sources[0]).not.toMatch(/^Bcc:/m)
    await api.close()
    await smtp.close()
  })

  test('a server that is down: the call is answered, the mail waits and goes out later, once', async () => {
    const gone = await startSmtp()
    await gone.close()
    const api = await createTestApi({ SMTP_URL: gone.url })
    const started = Date.now()
    expect((await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })).status).toBe(200)
    expect(Date.now() - started).toBeLessThan(3_000)
    await api.deps.mailer.settle()
    expect((await waiting(api)).map(({ status, attempts }) => [status, attempts])).toEqual([['waiting', 1]])
    await api.deps.mailer.settle()
    expect((await waiting(api)).map(({ attempts }) => attempts)).toEqual([1])
    const back = await startSmtp(undefined, gone.port)
    api.clock.advance(11_000)
    await api.deps.mailer.settle()
    await api.deps.mailer.settle()
    expect(back.received.map(({ to }) => to)).toEqual(['asha@example.in'])
    expect(await waiting(api)).toEqual([])
    await api.close()
    await back.close()
  })

  test('after an outage of hours no code goes out that has expired, other mails do', async () => {
    const gone = await startSmtp()
    await gone.close()
    const api = await createTestApi({ SMTP_URL: gone.url })
    await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })
    await queue(api, 'news@example.in')
    await api.deps.mailer.settle()
    const back = await startSmtp(undefined, gone.port)
    api.clock.advance(11 * 60_000)
    await api.deps.mailer.settle()
    await api.deps.mailer.settle()
    expect(back.received.map(({ to }) => to)).toEqual(['news@example.in'])
    expect(await waiting(api)).toEqual([])
    await api.close()
    await back.close()
  })

  test('5xx is given up, 4xx is tried again with growing pauses until the end', async () => {
    const smtp = await startSmtp((recipient) => (recipient.startsWith('unknown') ? 550 : 451))
    const api = await createTestApi({ SMTP_URL: smtp.url })
    await queue(api, 'unknown@example.in')
    await queue(api, 'later@example.in')
    const pauses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await api.deps.mailer.settle()
      const later = (await waiting(api)).find(({ recipient }) => recipient === 'later@example.in')
      if (later?.status !== 'waiting') break
      pauses.push(Math.round((Date.parse(later.next_attempt_at) - api.deps.now().getTime()) / 1000))
      api.clock.advance(pauses.at(-1) === undefined ? 0 : ((pauses.at(-1) ?? 0) + 1) * 1000)
    }
    expect(pauses.slice(0, 4)).toEqual([10, 30, 120, 600])
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    const rows = await waiting(api)
    expect(rows.map(({ recipient, status, attempts }) => [recipient, status, attempts])).toEqual([
      ['unknown@example.in', 'failed', 1],
      ['later@example.in', 'failed', pauses.length + 1],
    ])
    await api.close()
    await smtp.close()
  })

  test('a server that hangs holds nobody up and is left after seconds', async () => {
    const smtp = await startHangingSmtp()
    const api = await createTestApi({ SMTP_URL: smtp.url })
    const started = Date.now()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => api.call('POST', '/auth/send-otp', { body: { email: `${name}@example.in` } })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(Date.now() - started).toBeLessThan(3_000)
    await api.deps.mailer.settle()
    expect(Date.now() - started).toBeLessThan(9_000)
    expect((await waiting(api)).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
    smtp.close()
    await api.close()
  })
})
