import type { Translated } from '../../../contract/words/translated.ts'
import type { scheduleChanges as english } from '../en/schedule-changes.ts'

export const scheduleChanges: Translated<typeof english> = {
  intro: 'नमस्ते। आपकी विज़िट बदली हैं।',
  added: (visit) => `नई विज़िट: ${visit}`,
  moved: (visit, time) => `बदली हुई विज़िट: ${visit} (पहले: ${time})`,
  cancelled: (visit) => `रद्द विज़िट: ${visit}`,
  confirm: (link) => `कृपया ऐप में पक्का करें: ${link}`,
}
