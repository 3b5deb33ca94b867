import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { AppEnvironment } from '../http/environment.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const loopback = /^(?:127\.|::1$|::ffff:127\.)/
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
/** A proxy on this machine also connects from loopback; these headers, even empty, reveal it. */
const proxyHeaders =
  /^(?:x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-(?:cluster-)?client-ip|x-envoy-.+|x-proxyuser-ip|forwarded|via|true-client-ip|cf-.+|fastly-.+|fly-.+|cdn-loop)$/

/** Prevents DNS rebinding by a foreign name. */
function isForThisMachine(host: string, localPort: number | undefined): boolean {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return ownNames.has(name.toLowerCase()) && (port === undefined || Number(port) === localPort)
}

/**
 * The operator's requests have METRICS_TOKEN or, without such a token, come directly from loopback. Only the operator sees
 * backups, queues and load.
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
