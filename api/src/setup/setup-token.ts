import { createHmac, timingSafeEqual } from 'node:crypto'
import { hasAdmin } from '../accounts/create-admin.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'

/**
 * The token of the link for the first run. It is computed from the server's secret, so every process and every start without an
 * admin prints the same one, and nothing is stored (rule SET-15).
 */
export const computeSetupToken = ({ secret }: Pick<Deps['config'], 'secret'>): string =>
  createHmac('sha256', secret).update('thodu setup link').digest('base64url')

/** The page for the first run; the token stands behind `#`, so that no log of a proxy holds it. */
export const setupLink = (address: string, config: Pick<Deps['config'], 'secret'>): string =>
  `${address}/setup#${computeSetupToken(config)}`

/** @throws ApiError 404 for another token, and for every token once there is an admin */
export async function requireSetupToken(deps: Pick<Deps, 'config' | 'database'>, given: string): Promise<void> {
  const [wanted, token] = [computeSetupToken(deps.config), given].map((text) => Buffer.from(text))
  const isRight = wanted !== undefined && wanted.length === token?.length && timingSafeEqual(wanted, token)
  if (!isRight || (await hasAdmin(deps.database))) throw notFound()
}
