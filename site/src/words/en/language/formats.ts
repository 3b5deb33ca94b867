/** Days and moments as this language writes them, in the city's time (rule TXT-3). */
export {
  formatDate,
  formatDateTime,
  formatDayIn,
  formatTime,
  formatTimeIn,
  formatWeekday,
} from '@thodu/api/contract/words/formats'
