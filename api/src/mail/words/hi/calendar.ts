import type { Translated } from '../../../contract/words/translated.ts'
import type { calendar as english } from '../en/calendar.ts'

export const calendar: Translated<typeof english> = {
  visit: (hours, area, code) => `विज़िट ${hours}, ${area} (${code})`,
  care: (name) => `देखभाल की विज़िट: ${name}`,
  open: 'देखभाल की विज़िट',
  cancelled: (summary) => `रद्द: ${summary}`,
  about: 'बदलाव आपके कैलेंडर में एक दिन देर से दिख सकते हैं। ऐप में जो है, वही सही है।',
}
