import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/common.ts'

export const common: Translated<typeof english.common> = {
  loading: 'एक पल …',
  optional: '(ज़रूरी नहीं)',
  close: 'बंद करें',
  tryAgain: 'फिर कोशिश करें',
  offline: 'इंटरनेट नहीं है। आपका लिखा हुआ बचा हुआ है। इंटरनेट आते ही यह हिस्सा अपने आप खुल जाएगा।',
}
