import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { AppEnvironment } from '../http/environment.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const loopback = /^(?:127\.|::1$|::ffff:127\.)/
/** A proxy on the same machine speaks from loopback too; it says whom it speaks for. */
const proxyHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']

/**
 * Whether a request comes from whoever runs the machine: directly from loopback and not through a proxy, or with
 * METRICS_TOKEN as its bearer. Nobody else learns about backups, queues or load.
 */
export function isOperator(c: Context<AppEnvironment>, { metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ')
  if (metricsToken !== undefined && scheme?.toLowerCase() === 'bearer' && token)
    return timingSafeEqual(digest(token), digest(metricsToken))
  const address = c.env?.incoming?.socket.remoteAddress
  return address !== undefined && loopback.test(address) && !proxyHeaders.some((name) => c.req.header(name))
}
