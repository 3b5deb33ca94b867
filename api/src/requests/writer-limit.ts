import type { Deps } from '../http/environment.ts'

/**
 * Per address or number, over all forms and networks: each submission is work for the office, and a privacy request has a legal
 * deadline (rule REQ-8).
 */
export const writerLimit = { name: 'written-contacts', max: 10, perSeconds: 86_400 }

/** @param contact an e-mail address or a number @throws ApiError 429 */
export const limitWriter = ({ limiter }: Pick<Deps, 'limiter'>, contact: string): Promise<void> =>
  limiter.use(writerLimit, contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/\D/g, '').slice(-10))
