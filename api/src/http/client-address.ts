import type { Context } from 'hono'
import type { AppEnvironment } from './environment.ts'

const normalize = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

/**
 * The address a request comes from. Behind `trustProxy` proxies it is that entry of X-Forwarded-For counted from the
 * right; entries further left were written by the client and are never believed.
 */
export function readClientAddress(c: Context<AppEnvironment>, trustProxy: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustProxy === 0) return normalize(socket)
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const entry = forwarded.at(-Math.min(trustProxy, forwarded.length))
  return normalize(entry && /^[\da-fA-F.:]{3,45}$/.test(entry) ? entry : socket)
}

/** What limits count a client by: the address, or the /64 network of an IPv6 one, which one household owns whole. */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  return [...groups, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':')
}
