import type { AuditLogPage } from '@thodu/api/contract/audit/audit.schema'
import { texts } from '@thodu/api/contract/texts'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { openSmtp } from '../../support/servers/smtp.ts'
import { closeAfterTest } from '../../support/use-world.ts'

type Answer = { code: string; message: string; to: string; errors?: Record<string, string> }

/** An API that sends through this mail server, with an admin who sends test mails. */
async function openOffice(smtpUrl: string | undefined, env: Record<string, string> = {}) {
  const api = closeAfterTest(await createTestApi({ ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }), ...env }))
  const { user, token } = await api.makeAdmin()
  return {
    email: user.email,
    send: (body: object = {}) => api.call<Answer>('POST', '/admin/settings/test-mail', { token, body }),
    newestAudit: async () => {
      await api.deps.refusals.settle(true)
      return (await api.call<AuditLogPage>('GET', '/audit/logs?limit=1', { token })).body.data.logs[0]
    },
  }
}

async function answerOf(smtpUrl: string | undefined) {
  const office = await openOffice(smtpUrl)
  const { status, body } = await office.send()
  return { status, code: body.code, message: body.message }
}

async function listen(server: SMTPServer) {
  // These tests are about clients that disconnect.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  closeAfterTest({ close: () => new Promise<void>((resolve) => server.close(() => resolve())) })
  return { port: typeof address === 'object' && address ? address.port : 0 }
}

test('a test mail is sent to the admin or the given address, and audited (rule SET-12)', async () => {
  const smtp = await openSmtp()
  const office = await openOffice(smtp.url)
  const own = await office.send()
  expect([own.status, own.body]).toEqual([200, { to: office.email }])
  expect((await office.send({ to: 'owner@example.in' })).body).toEqual({ to: 'owner@example.in' })
  expect(smtp.received.map(({ to, subject }) => [to, subject])).toEqual([
    [office.email, 'Test mail from Thodu'],
    ['owner@example.in', 'Test mail from Thodu'],
  ])
  expect(await office.newestAudit()).toMatchObject({ description: 'Test mail sent', status: 'success' })
  const wrong = await office.send({ to: 'nobody' })
  expect([wrong.status, wrong.body.errors]).toEqual([400, { to: texts.settings.email }])
})

test('without a mail server a test mail is refused', async () => {
  expect(await answerOf(undefined)).toEqual({
    status: 502,
    code: 'mail.not_set_up',
    message: texts.settings.mail.notSetUp,
  })
})

test('a refused recipient is answered with the reply of the mail server, without the address', async () => {
  const smtp = await openSmtp(() => 550)
  const office = await openOffice(smtp.url)
  const { status, body } = await office.send()
  expect([status, body.code]).toEqual([502, 'mail.recipient_refused'])
  expect(body.message).toMatch(/^The mail server refused the recipient\. .*Recipient address rejected/)
  expect(body.message).not.toContain('@')
  expect(await office.newestAudit()).toMatchObject({
    status: 'failed',
    description: expect.stringContaining('The mail server refused the recipient'),
  })
})

test('a missing mail server is answered as unreachable', async () => {
  const smtp = await openSmtp()
  await smtp.close()
  expect(await answerOf(smtp.url)).toMatchObject({
    status: 502,
    code: 'mail.unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a wrong mail password is answered as a refused sign-in', async () => {
  const smtp = await listen(
    new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error('Invalid username or password')),
    }),
  )
  expect(await answerOf(`smtp://care:wrong@127.0.0.1:${smtp.port}`)).toMatchObject({
    status: 502,
    code: 'mail.sign_in_refused',
    message: expect.stringContaining('Invalid username or password'),
  })
})

test('an untrusted certificate, or TLS at a port without it, is answered as an insecure connection', async () => {
  const selfSigned = await listen(new SMTPServer({ secure: true, authOptional: true }))
  const clear = await openSmtp()
  for (const port of [selfSigned.port, clear.port])
    expect(await answerOf(`smtps://127.0.0.1:${port}`)).toMatchObject({ status: 502, code: 'mail.tls_failed' })
})

test('an eleventh test mail within an hour is refused (rule SET-12)', async () => {
  const smtp = await openSmtp()
  const office = await openOffice(smtp.url, { RATE_LIMITS: 'on' })
  for (let count = 0; count < 10; count += 1) expect((await office.send()).status).toBe(200)
  expect((await office.send()).status).toBe(429)
  expect(smtp.received).toHaveLength(10)
})
