/** Dates and times in this language's format and the city's time (rule TXT-3). */
export {
  formatDate,
  formatDateTime,
  formatDayIn,
  formatTime,
  formatTimeIn,
  formatWeekday,
} from '@thodu/api/contract/words/formats'
