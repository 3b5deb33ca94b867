import * as contract from '@thodu/api/contract/words/formats'

/** Dates and times in this language's format and the city's time (rule LANG-7). */
export const formatDate = (value: string): string => contract.formatDate(value, 'te')
export const formatDateTime = (value: string): string => contract.formatDateTime(value, 'te')
export const formatTime = (value: string): string => contract.formatTime(value, 'te')
export const formatWeekday = (value: string): string => contract.formatWeekday(value, 'te')
export const formatTimeIn = (moment: number, timeZone: string): string => contract.formatTimeIn(moment, timeZone, 'te')
export const formatDayIn = (moment: number, timeZone: string): string => contract.formatDayIn(moment, timeZone, 'te')
