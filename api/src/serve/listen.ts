import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/environment.ts'
import type { PageHandler } from './serve-pages.ts'
import { cutSlowBodies, hangUp, type SocketLimits, socketLimits, statusOfClientError } from './socket-limits.ts'

type Fetch = Parameters<typeof getRequestListener>[0]
type Options = { logger?: Logger; limits?: SocketLimits }

/** `/api` goes to the API, other paths to the pages. A connection error does not end the process and prints only a log line. */
export function createHttpServer(
  fetch: Fetch,
  pages: PageHandler,
  { logger, limits = socketLimits }: Options = {},
): Server {
  const api = getRequestListener(fetch)
  const server = createServer({
    headersTimeout: limits.headers,
    // A fallback above the limits of cutSlowBodies, which depend on the kind of request.
    requestTimeout: limits.upload + 5 * limits.check,
    keepAliveTimeout: limits.keepAlive,
    // With Node's 30 s a request head could take up to three times its limit.
    connectionsCheckingInterval: limits.check,
  })
  server.timeout = limits.stalled
  const note = cutSlowBodies(server, limits, (count) => logger?.info({ count }, 'slow requests were closed'))
  server.on('request', (request, response) => {
    note(request, response)
    const url = request.url ?? '/'
    if (!(url === '/api' || url.startsWith('/api/') || url.startsWith('/api?'))) return pages(request, response)
    void api(request, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => hangUp(socket, statusOfClientError(error.code)))
  return server
}

export function explainListenError(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`PORT is wrong: ${port} is used by another program`)
  if (code === 'EACCES') return new ConfigError(`PORT is wrong: this account may not listen on ${port}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return new ConfigError(`HOST is wrong: ${host} is not an address of this machine`)
  return error
}

/**
 * @returns the port, assigned by the system when the configured one is 0
 * @throws ConfigError that names PORT or HOST
 */
export const listen = (server: Server, config: Pick<Config, 'port' | 'host'>, logger?: Logger): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(explainListenError(error, config))
    server.once('error', refuse)
    server.listen(config.port, config.host, () => {
      server.off('error', refuse)
      // From now on: a connection that could not be accepted, e.g. without free file descriptors.
      server.on('error', (error) => logger?.error({ err: error }, 'a connection could not be accepted'))
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : config.port)
    })
  })

/** Checks the address before longer work begins. @throws ConfigError that names PORT or HOST */
export async function probeAddress(config: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

/** Lets open requests finish and cuts the remaining ones after `limit` ms. */
export const drain = (server: Server, limit: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), limit)
    // A kept-alive connection whose response ends after close() would stay open until its own timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
