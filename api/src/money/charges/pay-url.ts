import type { KeyObject } from 'node:crypto'
import type { Language } from '../../contract/people/languages.ts'
import { pagePath } from '../../contract/words/page-path.ts'
import { signLink } from '../../sealing/signed-links.ts'

type Config = { publicUrl: string; secret: KeyObject }

/**
 * Creates the url of a pay page. It is signed, not stored, and can be created again while the request is open (rule
 * MON-7).
 */
export const payUrlOf = ({ publicUrl, secret }: Config, payment: string, language: Language): string =>
  `${publicUrl}${pagePath(language, '/pay')}#${signLink(secret, 'pay', payment)}`
