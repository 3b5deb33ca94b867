import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { adminEnv, uniqueEmail } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { isFull, printFigures } from './support/figures.ts'

const answerLimit = 5_000

const listen = (server: Server | SMTPServer, port = 0): Promise<void> =>
  new Promise((resolve) => void server.listen(port, '127.0.0.1', () => resolve()))

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await listen(probe)
  const port = portOf(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function askForCode(server: TestServer, email: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${server.url}/api/auth/send-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(response.status).toBe(200)
  return performance.now() - started
}

const waitingMails = async (server: TestServer): Promise<number> => {
  const health = (await (await fetch(`${server.url}/api/health`)).json()) as { waitingMails: number }
  return health.waitingMails
}

async function until(condition: () => boolean | Promise<boolean>, limit: number): Promise<number> {
  const started = performance.now()
  while (!(await condition())) {
    if (performance.now() - started > limit) throw new Error(`not within ${limit} ms`)
    await sleep(100)
  }
  return performance.now() - started
}

test('without a mail server calls are answered immediately, and mails are sent when it returns', async () => {
  const port = await findFreePort()
  const server = await startServer({ env: { ...adminEnv, SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const email = uniqueEmail('mail')
  const answered = await askForCode(server, email)
  expect(answered).toBeLessThan(answerLimit)
  await sleep(500)
  expect(await waitingMails(server)).toBe(1)
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  await listen(smtp, port)
  const delivered = await until(() => received.includes(email), 20_000)
  await until(async () => (await waitingMails(server)) === 0, 5_000)
  printFigures('mail server down', { 'answer ms': Math.round(answered), 'delivered after ms': Math.round(delivered) })
  await server.remove()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

test('with a hanging mail server calls are answered immediately, and the server stops within 10 s', async () => {
  const sockets: Socket[] = []
  const hanging = createServer((socket) => void sockets.push(socket.on('error', () => {})))
  await listen(hanging)
  const server = await startServer({ env: { ...adminEnv, SMTP_URL: `smtp://127.0.0.1:${portOf(hanging)}` } })
  let slowest = 0
  for (let turn = 0; turn < (isFull ? 10 : 3); turn++)
    slowest = Math.max(slowest, await askForCode(server, uniqueEmail('hang')))
  expect(slowest).toBeLessThan(answerLimit)
  expect(await waitingMails(server)).toBeGreaterThan(0)
  const started = performance.now()
  expect(await server.stop()).toBe(0)
  const stopped = performance.now() - started
  expect(stopped).toBeLessThan(10_000)
  printFigures('mail server hanging', { 'slowest answer ms': Math.round(slowest), 'stop ms': Math.round(stopped) })
  await server.remove()
  for (const socket of sockets) socket.destroy()
  hanging.close()
})
