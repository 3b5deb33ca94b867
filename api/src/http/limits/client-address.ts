import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Where a call comes from, and what about its way here the people who run this should look at. */
export type ClientAddress = { ip: string; problem?: 'proxy_untrusted' | 'proxy_garbled' }

const normalize = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** Peers that may be a proxy of ours: this machine and private networks. */
const nearby = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i

/** The address in an entry of X-Forwarded-For, which some proxies write with a port; undefined when it is none. */
function parseEntry(entry: string): string | undefined {
  const address = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry
  return isIP(address) === 0 ? undefined : normalize(address)
}

type Asked = Pick<Context, 'req'> & { env?: Partial<HttpBindings> }

/**
 * The address a request comes from. Behind `trustProxy` proxies it is that entry of X-Forwarded-For counted from the
 * right; entries further left were written by the client and are never believed. An entry that is no address counts as none.
 */
export function readClientAddress(c: Asked, trustProxy: number): ClientAddress {
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

/** A network that limits count by; `share` is how many times as often as one client it may use a limit. */
export type Network = { name: string; share: number }

/** Of an IPv6 address: as many clients of one provider's customer as a limit takes together. */
const siteShare = 10

/** The first `groups` of the eight groups of an IPv6 address. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, groups).join(':')
}

/**
 * What limits count a client by, the nearest first: the address, or of an IPv6 one the /64, which one household owns
 * whole, and the /48, which one customer of a provider may own whole.
 */
export function clientNetworks(address: string): [Network, ...Network[]] {
  if (!address.includes(':')) return [{ name: address, share: 1 }]
  return [
    { name: prefixOf(address, 4), share: 1 },
    { name: prefixOf(address, 3), share: siteShare },
  ]
}
