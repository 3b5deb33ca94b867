import type { privacyLine as english } from '../../en/privacy/line.ts'
import type { Translated } from '../../translated.ts'

export const privacyLine: Translated<typeof english> = {
  before: 'हम आपकी जानकारी कैसे इस्तेमाल करते हैं:',
  link: 'आपकी जानकारी की गोपनीयता',
}
