import { type Ask, guardStall, readRefusal, refused, type SendRequest, unreachable } from './bucket-request.ts'

export const field = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** Sends a small request and returns its text. @throws StoreError for a status outside `wanted` */
export async function requestBucket(
  send: SendRequest,
  request: Ask,
  stallLimit: number,
  wanted: readonly number[] = [200],
): Promise<string> {
  const guard = guardStall(stallLimit)
  try {
    const response = await send(request, guard)
    if (!wanted.includes(response.status)) throw refused(response.status, await readRefusal(response))
    return await response.text()
  } catch (error) {
    throw unreachable(error, guard)
  } finally {
    guard.done()
  }
}
