import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { AppEnvironment } from '../environment.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

/** Below this size, in characters, compression saves less than a packet. */
const worthEncoding = 1_024

/** The cheapest levels: 40 µs for 10 KB, 250 µs for 100 KB. */
const encoders: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => gzipSync(text, { level: 1 }),
}

/** The tag is weak, because it is the same in every encoding. */
const tagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`

/** Weak and strong tags compare alike (RFC 9110, 13.1.2). */
const isKnown = (known: string, tag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === tag)

/**
 * Sends a read's JSON answer compressed, or answers 304 (rule API-12). Only reads: answers to changes may contain a token, and
 * files and exports are streams (docs/decisions/0063-what-a-call-costs.md).
 */
export function sendRead(c: Context<AppEnvironment>, value: unknown): Response {
  const known = c.req.header('If-None-Match')
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), () => true)
  if (known === undefined && encoding === undefined) return c.json(value)
  const text = JSON.stringify(value)
  const tag = tagOf(text)
  c.header('ETag', tag)
  // Names both, because only one of this header and the CORS one (guards/origins.ts) is sent.
  c.header('Vary', 'Origin, Accept-Encoding')
  if (known !== undefined && isKnown(known, tag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json')
  if (encoding === undefined || text.length < worthEncoding) return c.body(text, 200)
  c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(encoders[encoding](text)), 200)
}
