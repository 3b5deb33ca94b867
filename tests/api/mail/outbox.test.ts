import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { queueMail, queueTeamMail, queueUpdateMail } from '@thodu/api'
import { describe, expect, test } from 'vitest'
import { createMailTransport, readSmtpUrl } from '../../../api/src/mail/mail-transport.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { selectRows } from '../../support/rows.ts'
import { openSmtp, startHangingSmtp } from '../../support/servers/smtp.ts'
import { closeAfterTest } from '../../support/use-world.ts'

const openApi = async (env?: Record<string, string>) => closeAfterTest(await createTestApi(env))
const mail = { subject: 'A subject', text: 'Hello,\n\na text with ₹ in it\n', html: '<p>Hello</p>' }
const queue = (api: TestApi, to: string) =>
  api.deps.database.write((tx) => queueMail(tx, { email: to, language: 'en' }, () => mail, api.deps.now()))
const waiting = (api: TestApi) => selectRows(api, 'outbox_mails', '*')

describe('without SMTP_URL', () => {
  test('each mail is one complete .eml file that only the owner can read', async () => {
    const api = await openApi()
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
  })

  test('a mail of a rolled back change is never sent', async () => {
    const api = await openApi()
    const undone = api.deps.database.write(async (tx) => {
      await queueMail(tx, { email: 'a@example.in', language: 'en' }, () => mail, api.deps.now())
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await api.readMails()).toEqual([])
  })

  test('news follow the preference; team and security mails are always sent', async () => {
    const api = await openApi()
    const { user, token } = await api.signUp()
    const send = async () => {
      await api.deps.database.write(async (tx) => {
        await queueUpdateMail(tx, user._id, () => mail, api.deps.now())
        await queueTeamMail(tx, api.deps.config, () => mail, api.deps.now())
      })
      const mails = (await api.readMails()).filter(({ subject }) => subject === 'A subject')
      // Mails of the same moment have no order.
      return mails.map(({ to }) => to).sort()
    }
    expect(await send()).toEqual(['care@thodu.example', user.email])
    const body = { notificationPreferences: { emailUpdates: false } }
    await api.call('PUT', '/user/profile', { token, body })
    expect(await send()).toEqual(['care@thodu.example', 'care@thodu.example', user.email])
    await api.call('POST', '/auth/forgot-password', { body: { email: user.email } })
    expect((await api.readMails(user.email)).at(-1)?.subject).toBe('Reset your Thodu password')
  })

  test('a code is in its mail and in no file of the database', async () => {
    const smtp = closeAfterTest(await startHangingSmtp())
    const api = await openApi({ SMTP_URL: smtp.url })
    await api.call('POST', '/auth/send-otp', { body: { email: 'secret@example.in' } })
    const [row] = await waiting(api)
    expect(row?.text_body).toMatch(/\[\[sealed:/)
    expect(row?.text_body).not.toMatch(/\d{6}/)
    const stored = await (await api.sideDoor()).file()
    expect(stored).not.toMatch(/works once\.\s+\d{6}\s/)
  })

  test('a seal typed by a person is sent unchanged', async () => {
    const api = await openApi()
    const typed = `[[sealed:${'A'.repeat(60)}]]`
    await api.deps.database.write((tx) =>
      queueTeamMail(tx, api.deps.config, () => ({ ...mail, text: typed }), api.deps.now()),
    )
    expect((await api.readMails())[0]?.text).toBe(typed)
  })
})

describe('with a mail server', () => {
  test('a code arrives in text and HTML, and completes a sign-up', async () => {
    const smtp = await openSmtp()
    const api = await openApi({ SMTP_URL: smtp.url, MAIL_FROM: 'Thodu <office@thodu.example>' })
    await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })
    await api.deps.mailer.settle()
    expect(smtp.received).toHaveLength(1)
    const [received] = smtp.received
    expect(received).toMatchObject({ to: 'asha@example.in', subject: 'Your Thodu verification code' })
    const otp = /\b(\d{6})\b/.exec(received?.text ?? '')?.[1] ?? ''
    expect(received?.html).toContain(otp)
    expect(received?.html).not.toMatch(/<img|<script|https?:\/\/(?!localhost)/)
    expect(smtp.sources[0]).toContain('From: Thodu <office@thodu.example>')
    expect(smtp.sources[0]).toMatch(/^Auto-Submitted: auto-generated$/m)
    const body = { email: 'asha@example.in', otp }
    expect((await api.call('POST', '/auth/verify-otp', { body })).status).toBe(200)
  })

  test('a reply to a contact mail reaches the author, and the newsletter has an unsubscribe header', async () => {
    const smtp = await openSmtp()
    const api = await openApi({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://care.example.org' })
    const contact = {
      ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', subject: 'Prices' },
      ...{ message: 'What does a week cost?', inquiryType: 'general' },
    }
    expect((await api.call('POST', '/contact', { body: contact })).status).toBe(201)
    await api.call('POST', '/newsletter', { body: { email: 'reader@example.in' } })
    await api.deps.mailer.settle()
    const url = /https:\S+#confirm=\S+/.exec(
      smtp.received.find(({ to }) => to === 'reader@example.in')?.text ?? '',
    )?.[0]
    const token = new URL(url ?? '').hash.slice('#confirm='.length)
    await api.call('POST', '/newsletter/confirm', { body: { token } })
    await api.deps.mailer.settle()
    const headOf = (subject: RegExp) =>
      smtp.sources.map((source) => source.slice(0, source.indexOf('\r\n\r\n'))).find((head) => subject.test(head)) ?? ''
    expect(headOf(/Subject: .*Prices/)).toMatch(/^Reply-To: asha@example\.in\r?$/m)
    const heads = smtp.sources.filter((source) => /^List-Unsubscribe: /m.test(source))
    expect(heads).toHaveLength(1)
    expect(heads[0]?.replaceAll(/\r\n\s/g, '')).toMatch(
      /^List-Unsubscribe: <https:\/\/care\.example\.org\/newsletter#leave=[^>]+>\r?$/m,
    )
    expect(smtp.sources.every((source) => /^Auto-Submitted: auto-generated\r?$/m.test(source))).toBe(true)
    // Mail servers distrust a client that greets with [127.0.0.1].
    expect(smtp.greetings).toEqual(smtp.greetings.map(() => 'care.example.org'))
  })

  test('TLS is required, unless the server is on this machine or SMTP_URL disables it', () => {
    expect(readSmtpUrl('smtp://a:b@mail.example.org:587')).toEqual({
      url: 'smtp://a:b@mail.example.org:587',
      requireTLS: true,
    })
    expect(readSmtpUrl('smtp://mailpit:1025?insecure')).toEqual({ url: 'smtp://mailpit:1025', requireTLS: false })
    expect(readSmtpUrl('smtp://mail.example.org?pool=true&insecure').url).toBe('smtp://mail.example.org?pool=true')
    for (const local of ['smtp://localhost:25', 'smtp://127.0.0.1:2525', 'smtp://[::1]:2525'])
      expect([local, readSmtpUrl(local).requireTLS]).toEqual([local, false])
    expect(readSmtpUrl('smtp://localhost.example.org').requireTLS).toBe(true)
  })

  test('a server without TLS receives neither mail nor password, and the mail waits', async () => {
    const smtp = await openSmtp()
    const api = await openApi({ SMTP_URL: smtp.url })
    const send = createMailTransport({ ...api.config, smtpUrl: `smtp://0.0.0.0:${smtp.port}` }, api.deps.logger)
    await queue(api, 'a@example.in')
    const [row] = await waiting(api)
    if (row === undefined) throw new Error('no mail waits')
    await expect(send(row)).rejects.toThrow(/STARTTLS|TLS/)
    const insecure = createMailTransport(
      { ...api.config, smtpUrl: `smtp://0.0.0.0:${smtp.port}?insecure` },
      api.deps.logger,
    )
    await insecure(row)
    expect(smtp.received.map(({ to }) => to).filter((to) => to === 'a@example.in').length).toBeGreaterThan(0)
  })

  test('an unreachable server delays the mail, which is sent once later, and the call is still answered', async () => {
    const gone = await openSmtp()
    await gone.close()
    const api = await openApi({ SMTP_URL: gone.url })
    expect((await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })).status).toBe(200)
    await api.deps.mailer.settle()
    expect((await waiting(api)).map(({ status, attempts }) => [status, attempts])).toEqual([['waiting', 1]])
    await api.deps.mailer.settle()
    expect((await waiting(api)).map(({ attempts }) => attempts)).toEqual([1])
    const back = await openSmtp(undefined, gone.port)
    api.clock.advance(11_000)
    await api.deps.mailer.settle()
    await api.deps.mailer.settle()
    expect(back.received.map(({ to }) => to)).toEqual(['asha@example.in'])
    expect(await waiting(api)).toEqual([])
  })

  test('expired codes are not sent after an outage of hours, and other mails are', async () => {
    const gone = await openSmtp()
    await gone.close()
    const api = await openApi({ SMTP_URL: gone.url })
    await api.call('POST', '/auth/send-otp', { body: { email: 'asha@example.in' } })
    await queue(api, 'news@example.in')
    await api.deps.mailer.settle()
    const back = await openSmtp(undefined, gone.port)
    api.clock.advance(11 * 60_000)
    await api.deps.mailer.settle()
    await api.deps.mailer.settle()
    expect(back.received.map(({ to }) => to)).toEqual(['news@example.in'])
    expect(await waiting(api)).toEqual([])
  })

  test('a server that hangs delays no answer and is given up after seconds', async () => {
    const smtp = closeAfterTest(await startHangingSmtp())
    const api = await openApi({ SMTP_URL: smtp.url })
    const askFor = (name: string) =>
      api.call('POST', '/auth/send-otp', { body: { email: `${name}@example.in` } }).then(({ status }) => status)
    expect(await askFor('a')).toBe(200)
    expect((await waiting(api)).map(({ attempts }) => attempts)).toEqual([0])
    expect(await Promise.all(['b', 'c'].map(askFor))).toEqual([200, 200])
    // Without the timeout of the mailer, this would exceed the time limit of the test.
    await api.deps.mailer.settle()
    expect((await waiting(api)).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
  })
})
