import type { privacyLine as english } from '../../en/privacy/line.ts'
import type { Translated } from '../../translated.ts'

export const privacyLine: Translated<typeof english> = {
  before: 'आप जो लिखते हैं उसका क्या होता है:',
  link: 'आपकी जानकारी की गोपनीयता',
}
