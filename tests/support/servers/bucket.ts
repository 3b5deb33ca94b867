import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import S3rver from '@20minutes/s3rver'
import account from '@20minutes/s3rver/lib/models/account.js'

/**
 * A fault of the bucket: full, slow, without an answer, interrupted in an answer or a refusal, redirecting, or storing
 * other bytes.
 */
export type Trouble = 'full' | 'slow' | 'silent' | 'stuck' | 'stuck refusing' | 'moved' | 'lying'

const secret = 'a/secret+CANARY-OF-A-BUCKET'
account.DUMMY_ACCOUNT.createKeyPair('THODU', secret)

const refuse = (response: ServerResponse, status: number, code: string): void => {
  // Real buckets repeat the key of the caller.
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><AWSAccessKeyId>THODU</AWSAccessKeyId><Message>${secret}</Message></Error>`)
}

const dawdle = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), 20)
    },
  })

function lie(): Transform {
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const changed = Buffer.from(chunk)
      if (isFirst) changed[0] = (changed[0] ?? 0) ^ 1
      isFirst = false
      done(null, changed)
    },
  })
}

/**
 * A real S3 server with one bucket, behind a proxy that causes faults on request and adds `If-None-Match`, which the server
 * does not support. `stop` and `start` disconnect and reconnect it.
 */
export async function startBucket(name = 'copies') {
  const directory = mkdtempSync(join(tmpdir(), 'thodu-bucket-'))
  const options = { silent: true, vhostBuckets: false, configureBuckets: [{ name }] }
  const behind = new S3rver({ port: 0, address: '127.0.0.1', directory, ...options })
  const { port: portBehind } = await behind.run()
  const kept = new Set<string>()
  const seen: string[] = []
  const state: { trouble: Trouble | undefined } = { trouble: undefined }

  function pass(incoming: IncomingMessage, response: ServerResponse, path: string): void {
    const { method, headers, url } = incoming
    const onward = request({ host: '127.0.0.1', port: portBehind, method, path: url, headers }, (answer) => {
      const isFine = (answer.statusCode ?? 500) < 300
      const isPart = method !== 'POST' && url?.includes('uploadId=')
      const isWhole = method === 'PUT' || (method === 'POST' && url?.includes('uploadId='))
      if (isFine && isWhole && !isPart) kept.add(path)
      if (isFine && method === 'DELETE' && !isPart) kept.delete(path)
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (state.trouble === 'slow') answer.pipe(dawdle()).pipe(response)
      else answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    if (method === 'PUT' && state.trouble === 'lying') incoming.pipe(lie()).pipe(onward)
    else if (state.trouble === 'slow') incoming.pipe(dawdle()).pipe(onward)
    else incoming.pipe(onward)
  }

  const front = createServer((incoming, response) => {
    const { pathname: path, searchParams: search } = new URL(incoming.url ?? '/', 'http://x')
    seen.push(`${incoming.method} ${path}`)
    if (state.trouble === 'silent') return void incoming.resume()
    if (state.trouble === 'moved') {
      response.setHeader('Location', `/elsewhere${path}`)
      return void incoming.resume().once('end', () => refuse(response, 301, 'PermanentRedirect'))
    }
    if (state.trouble === 'stuck' || state.trouble === 'stuck refusing') {
      incoming.resume()
      response.writeHead(state.trouble === 'stuck' ? 200 : 404, { 'Content-Length': '100' })
      return void response.write('<Error>')
    }
    if (incoming.method === 'PUT' || (incoming.method === 'POST' && search.has('uploadId'))) {
      // Real buckets require the length.
      if (incoming.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
      const isTaken = incoming.headers['if-none-match'] === '*' && kept.has(path)
      if (isTaken || state.trouble === 'full') {
        incoming
          .resume()
          .once('end', () =>
            isTaken ? refuse(response, 412, 'PreconditionFailed') : refuse(response, 507, 'StorageFull'),
          )
        return
      }
    }
    pass(incoming, response, path)
  })
  const listen = (port: number) => new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      front.closeAllConnections()
      front.close(() => resolve())
    })
  await listen(0)
  const { port } = front.address() as AddressInfo
  const folder = join(directory, name)
  const urlWith = (key: string) =>
    `s3://THODU:${encodeURIComponent(key)}@127.0.0.1:${port}/${name}?region=ap-south-1&tls=off`
  return {
    url: urlWith(secret),
    wrongUrl: urlWith(`wrong-${secret}`),
    secret,
    /** Method and path of every request so far. */
    seen,
    makeTrouble: (trouble: Trouble | undefined) => {
      state.trouble = trouble
    },
    names: () => readdirSync(folder).flatMap((file) => /^(.+)\._S3rver_object$/.exec(file)?.[1] ?? []),
    read: (object: string) => readFileSync(join(folder, `${object}._S3rver_object`)),
    stop,
    start: () => listen(port),
    remove: async () => {
      if (front.listening) await stop()
      await behind.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
export type TestBucket = Awaited<ReturnType<typeof startBucket>>
