import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The operators are notified of a `problem`. */
export type ClientAddress = { ip: string; problem?: 'proxy_untrusted' | 'proxy_garbled' }

const normalize = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** These peers may be our own proxy. */
const nearby = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

/** Accepts a port, which some proxies write; returns undefined if invalid. */
function parseEntry(entry: string): string | undefined {
  const address = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry
  return isIP(address) === 0 ? undefined : normalize(address)
}

type Input = Pick<Context, 'req'> & { env?: Partial<HttpBindings> }

/**
 * Returns the client's address. Behind `trustProxy` proxies, it is the entry of X-Forwarded-For at that position from the
 * right; the client may write the entries further left. An invalid entry counts as missing.
 */
export function readClientAddress(c: Input, trustProxy: number): ClientAddress {
  const socket = normalize(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  const header = c.req.header('X-Forwarded-For')
  if (trustProxy === 0)
    return header !== undefined && nearby.test(socket) ? { ip: socket, problem: 'proxy_untrusted' } : { ip: socket }
  const forwarded = (header ?? '').split(',').map((part) => part.trim())
  const entry = forwarded.at(-Math.min(trustProxy, forwarded.length)) ?? ''
  const address = parseEntry(entry)
  if (address !== undefined) return { ip: address }
  return entry === '' ? { ip: socket } : { ip: socket, problem: 'proxy_garbled' }
}

/** A network may use a limit `share` times as often as one client. */
export type Network = { name: string; share: number }

const siteShare = 10

const splitGroups = (part: string): string[] => (part === '' ? [] : part.split(':'))

function prefixOf(address: string, groups: number): string {
  const [before = [], after = []] = address.toLowerCase().split('::').map(splitGroups)
  const missing = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, groups).join(':')
}

/**
 * Returns the networks that limits count, narrowest first: an IPv4 address, or the /64 of a household and the /48 of a
 * provider's customer.
 */
export function clientNetworks(address: string): [Network, ...Network[]] {
  if (!address.includes(':')) return [{ name: address, share: 1 }]
  return [
    { name: prefixOf(address, 4), share: 1 },
    { name: prefixOf(address, 3), share: siteShare },
  ]
}
