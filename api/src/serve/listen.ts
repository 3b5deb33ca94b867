import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Deps } from '../http/environment.ts'
import type { PageHandler } from './serve-pages.ts'

const seconds = 1000
/** Limits of quality.md, "Limits in the right place", in ms. */
const headersLimit = 10 * seconds
const requestLimit = 30 * seconds
const uploadLimit = 120 * seconds
const uploadPath = '/api/document/upload'

type Fetch = Parameters<typeof getRequestListener>[0]

/** One port: `/api` goes to the API, everything else to the pages. */
export function createHttpServer(fetch: Fetch, pages: PageHandler): Server {
  const api = getRequestListener(fetch)
  const server = createServer({ headersTimeout: headersLimit, requestTimeout: uploadLimit }, (request, response) => {
    const url = request.url ?? '/'
    if (!(url === '/api' || url.startsWith('/api/') || url.startsWith('/api?'))) return pages(request, response)
    if (!url.startsWith(uploadPath) && request.method !== 'GET') {
      // Node has one limit for all requests; the shorter one for everything but uploads is kept here.
      const timer = setTimeout(() => {
        if (request.complete) return
        response.writeHead(408, { Connection: 'close' }).end()
        request.destroy()
      }, requestLimit)
      request.once('close', () => clearTimeout(timer))
    }
    void api(request, response)
  })
  server.keepAliveTimeout = 65 * seconds
  return server
}

/** Starts listening. @returns the port, which differs from the configured one when that is 0 */
export const listen = (server: Server, { port, host }: Pick<Deps['config'], 'port' | 'host'>): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

/** Stops accepting, lets open requests finish and cuts what is still open after `limit` ms. */
export const drain = (server: Server, limit: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), limit)
    // A kept-alive connection whose answer ends after close() would stay open until its own time-out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
