import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { AppEnvironment } from '../http/environment.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const loopback = /^(?:127\.|::1$|::ffff:127\.)/
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
/** A proxy on the same machine connects from loopback too. Any of these headers, even empty, reveals it. */
const proxyHeaders =
  /^(?:x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-(?:cluster-)?client-ip|x-envoy-.+|x-proxyuser-ip|forwarded|via|true-client-ip|cf-.+|fastly-.+|fly-.+|cdn-loop)$/

/** The Host header must name this machine, so that no foreign name leads here (DNS rebinding). */
function isForThisMachine(host: string, localPort: number | undefined): boolean {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return ownNames.has(name.toLowerCase()) && (port === undefined || Number(port) === localPort)
}

/**
 * Checks whether a request comes from the operator: with METRICS_TOKEN by its bearer token, otherwise directly from loopback
 * without a proxy. Only the operator sees backups, queues and load.
 */
export function isOperator(c: Context<AppEnvironment>, { metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  if (metricsToken !== undefined) {
    const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ')
    return scheme?.toLowerCase() === 'bearer' && !!token && timingSafeEqual(digest(token), digest(metricsToken))
  }
  const { remoteAddress, localPort } = c.env?.incoming?.socket ?? {}
  if (remoteAddress === undefined || !loopback.test(remoteAddress)) return false
  if (Object.keys(c.req.header()).some((name) => proxyHeaders.test(name.toLowerCase()))) return false
  return isForThisMachine(c.req.header('Host') ?? '', localPort)
}
