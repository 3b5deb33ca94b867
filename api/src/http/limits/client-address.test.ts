import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnvironment } from '../environment.ts'
import { type ClientAddress, clientNetworks, readClientAddress } from './client-address.ts'

/** The address of a call with this header and peer; an empty peer means no socket. */
async function arrive(proxies: number, forwarded: string | undefined, peer: string | undefined = '192.0.2.50') {
  const app = new Hono<AppEnvironment>().get('/', (c) => c.json(readClientAddress(c, proxies)))
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const answer = await app.request('/', { headers }, peer === '' ? {} : { incoming: new IncomingMessage(socket) })
  return (await answer.json()) as ClientAddress
}

describe('the address of a call', () => {
  test('is the one seen by our outermost proxy; entries written by the client are ignored', async () => {
    expect(await arrive(1, '192.0.2.1, 192.0.2.2, 203.0.113.9')).toEqual({ ip: '203.0.113.9' })
    expect(await arrive(2, '192.0.2.1, 203.0.113.8, 203.0.113.9')).toEqual({ ip: '203.0.113.8' })
    // Fewer entries than proxies.
    expect(await arrive(3, '203.0.113.8,203.0.113.9')).toEqual({ ip: '203.0.113.8' })
    expect(await arrive(0, '192.0.2.1', '198.51.100.7')).toEqual({ ip: '198.51.100.7' })
  })

  test('is read from an entry with a port, in brackets, or of IPv4 within IPv6', async () => {
    for (const [entry, ip] of [
      ['203.0.113.9:51234', '203.0.113.9'],
      ['[2001:db8::1]:51234', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['2001:db8::1', '2001:db8::1'],
      ['::ffff:203.0.113.9', '203.0.113.9'],
      ['  203.0.113.9  ', '203.0.113.9'],
    ])
      expect([entry, await arrive(1, entry)]).toEqual([entry, { ip }])
  })

  test('is the peer’s if the entry is invalid, and the problem is reported', async () => {
    for (const entry of [
      'unknown',
      '203.0.113.9:123456',
      'x[2001:db8::1]',
      '[2001:db8::1]x',
      '203.0.113.9:1x',
      '999.1.1.1',
    ])
      expect([entry, await arrive(1, entry)]).toEqual([entry, { ip: '192.0.2.50', problem: 'proxy_garbled' }])
    for (const empty of [undefined, '', '203.0.113.9, '])
      expect([empty, await arrive(1, empty)]).toEqual([empty, { ip: '192.0.2.50' }])
  })

  test('reports an undeclared proxy only for a peer on a private network', async () => {
    const nearby = [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.1.1',
      '172.16.0.1',
      '172.29.0.1',
      '172.31.0.1',
      '::1',
      'fd00::1',
      'FC00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
    ]
    for (const peer of nearby) {
      expect([peer, (await arrive(0, '203.0.113.9', peer)).problem]).toEqual([peer, 'proxy_untrusted'])
      expect((await arrive(0, undefined, peer)).problem).toBeUndefined()
    }
    for (const peer of ['198.51.100.7', '172.15.0.1', '172.32.0.1', '110.1.2.3', '::12', '2001:db8:fd00::1', 'ff02::1'])
      expect([peer, (await arrive(0, '203.0.113.9', peer)).problem]).toEqual([peer, undefined])
  })

  test('is this machine’s without a socket', async () => {
    expect(await arrive(0, undefined, '')).toEqual({ ip: '127.0.0.1' })
  })
})

test('limits count an IPv4 address by itself, an IPv6 address by its /64 and its /48', () => {
  expect(clientNetworks('203.0.113.9')).toEqual([{ name: '203.0.113.9', share: 1 }])
  for (const [address, household, customer] of [
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::5', '2001:db8:0:0', '2001:db8:0'],
    ['2001:db8:1::', '2001:db8:1:0', '2001:db8:1'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['1::2:3:4:5:6', '1:0:0:2', '1:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3', '1:0:2'],
  ])
    expect(clientNetworks(address ?? '')).toEqual([
      { name: household, share: 1 },
      { name: customer, share: 10 },
    ])
})
