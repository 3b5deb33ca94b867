import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding } from '../http/answers/choose-encoding.ts'
import type { AppEnvironment } from '../http/environment.ts'

type Still = { etag: string; plain: Uint8Array<ArrayBuffer> } & Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>
type Kind = { type: string; maxAge: number }

/**
 * Answers bytes that do not change while the server runs. They are compressed once, so that repeated requests without an
 * account stay cheap.
 * @param make reads or creates the bytes
 * @param kind media type, and for how many seconds a client may cache the answer
 */
export function createStillAnswer(make: () => Promise<Uint8Array> | Uint8Array, { type, maxAge }: Kind) {
  let made: Promise<Still> | undefined
  const prepare = async (): Promise<Still> => {
    const plain = new Uint8Array(await make())
    const etag = `W/"${hash('sha1', plain, 'base64url')}"`
    // Other threads compress, because the documentation's script takes seconds of processor time.
    const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
    return { etag, plain, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) }
  }
  return async (c: Context<AppEnvironment>): Promise<Response> => {
    made ??= prepare().catch((error: unknown) => {
      made = undefined
      throw error
    })
    const still = await made
    c.header('ETag', still.etag)
    c.header('Cache-Control', `public, max-age=${maxAge}`)
    c.header('Vary', 'Origin, Accept-Encoding')
    if (c.req.header('If-None-Match')?.includes(still.etag)) return c.body(null, 304)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'), () => true)
    c.header('Content-Type', type)
    if (encoding === undefined) return c.body(still.plain, 200)
    c.header('Content-Encoding', encoding)
    return c.body(still[encoding], 200)
  }
}
