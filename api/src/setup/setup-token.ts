import { createHmac, timingSafeEqual } from 'node:crypto'
import { hasAdmin } from '../accounts/create-admin.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'

/**
 * Computes the token from the server's secret, so every process and every start without an admin prints the same one (rule
 * SET-15).
 */
export const computeSetupToken = ({ secret }: Pick<Deps['config'], 'secret'>): string =>
  createHmac('sha256', secret).update('thodu setup link').digest('base64url')

/** The token follows `#`, so that it stays out of proxy logs. */
export const setupLink = (address: string, config: Pick<Deps['config'], 'secret'>): string =>
  `${address}/setup#${computeSetupToken(config)}`

/** Checks the token. @throws ApiError 404 for a wrong one, and for any once an admin exists */
export async function requireSetupToken(deps: Pick<Deps, 'config' | 'database'>, given: string): Promise<void> {
  const [wanted, token] = [computeSetupToken(deps.config), given].map((text) => Buffer.from(text))
  const isRight = wanted !== undefined && wanted.length === token?.length && timingSafeEqual(wanted, token)
  if (!isRight || (await hasAdmin(deps.database))) throw notFound()
}
