import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ReadMail } from '../mails.ts'
import { closeAfterTest } from '../use-world.ts'

const listen = (server: { listen: (port: number, host: string, done: () => void) => unknown }, port = 0) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

/** A real SMTP server on loopback. `refuse` returns a reply code for a recipient, or undefined to accept. */
export async function startSmtp(refuse: (recipient: string) => number | undefined = () => undefined, at = 0) {
  const received: ReadMail[] = []
  const sources: string[] = []
  const greetings: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, { hostNameAppearsAs }, callback) => {
      greetings.push(String(hostNameAppearsAs))
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => {
      const code = refuse(address)
      if (code === undefined) return callback()
      callback(Object.assign(new Error(`5.1.1 <${address}>: Recipient address rejected`), { responseCode: code }))
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        sources.push(source)
        received.push(parseMail(source))
        callback()
      })
    },
  })
  await listen(server, at)
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    sources,
    greetings,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A mail server for one test. */
export const openSmtp = async (...given: Parameters<typeof startSmtp>) => closeAfterTest(await startSmtp(...given))

export async function startHangingSmtp() {
  const server = createTcpServer(() => {})
  await listen(server)
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
