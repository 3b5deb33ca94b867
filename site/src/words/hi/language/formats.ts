import * as contract from '@thodu/api/contract/words/formats'

/** Dates and times in this language's format and the city's time (rule LANG-7). */
export const formatDate = (value: string): string => contract.formatDate(value, 'hi')
export const formatDateTime = (value: string): string => contract.formatDateTime(value, 'hi')
export const formatTime = (value: string): string => contract.formatTime(value, 'hi')
export const formatWeekday = (value: string): string => contract.formatWeekday(value, 'hi')
export const formatTimeIn = (moment: number, timeZone: string): string => contract.formatTimeIn(moment, timeZone, 'hi')
export const formatDayIn = (moment: number, timeZone: string): string => contract.formatDayIn(moment, timeZone, 'hi')
