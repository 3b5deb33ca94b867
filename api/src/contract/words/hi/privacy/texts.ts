import type * as english from '../../en/privacy/texts.ts'
import type { Translated } from '../../translated.ts'

export const privacy: Translated<typeof english.privacy> = {
  noticeChanged: 'आपकी जानकारी वाला पन्ना बदल गया है। कृपया एक बार फिर पढ़िए।',
  careEnds: 'देखभाल तय की गई आख़िरी विज़िट के साथ ख़त्म होती है। इससे पहले ख़त्म करनी हो, तो पहले उसे रद्द कीजिए।',
}
