import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '../contract/people/languages.ts'
import { pagePath } from '../contract/words/page-path.ts'

/** Creates the token of a confirmation link; only its hash is stored. */
export function createConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const signUnsubscribe = (secret: KeyObject, id: string): string =>
  createHmac('sha256', secret).update(`newsletter-leave:${id}`).digest('base64url')

/** Builds an unsubscribe token, which is not stored and stays valid as long as the subscription exists. */
export const createUnsubscribeToken = (secret: KeyObject, id: string): string => `${id}.${signUnsubscribe(secret, id)}`

/** Reads the subscriber's id; undefined for an invalid signature. */
export function readUnsubscribeToken(secret: KeyObject, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signUnsubscribe(secret, id))
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** Tokens follow the #, so that no server and no proxy logs them. */
const pageUrl = (publicUrl: string, language: Language = 'en'): string => publicUrl + pagePath(language, '/newsletter')
/** The address of the page that confirms a subscription. */
export const confirmUrl = (publicUrl: string, token: string, language: Language | undefined): string =>
  `${pageUrl(publicUrl, language)}#confirm=${token}`
/** The address of the page that ends a subscription. */
export const unsubscribeUrl = (publicUrl: string, token: string, language: Language | undefined): string =>
  `${pageUrl(publicUrl, language)}#leave=${token}`
