import type { doorCode as english } from '../../en/care/door-code.ts'
import type { Translated } from '../../translated.ts'

export const doorCode: Translated<typeof english> = {
  coming: (name) => `${name} दरवाज़े पर हों तो ये अंक बताएँ:`,
  going: (name) => `${name} के जाते समय ये अंक बताएँ:`,
  until: (time) => `${time} तक चलेगा। फिर यहाँ दूसरा आएगा।`,
  showGoing: 'विज़िट ख़त्म हो रही है? उसका कोड दिखाएँ',
  showComing: 'आने का कोड दिखाएँ',
}
