import * as formats from '@thodu/api/contract/words/formats'
import { reader } from './locale.ts'

/** The contract's formats in the reader's language. Files for other software use the contract's own. */
export const formatDate = (value: string): string => formats.formatDate(value, reader)
export const formatDateTime = (value: string): string => formats.formatDateTime(value, reader)
export const formatTime = (value: string): string => formats.formatTime(value, reader)
export const formatWeekday = (value: string): string => formats.formatWeekday(value, reader)
export const formatBriefDate = (value: string): string => formats.formatBriefDate(value, reader)
export const formatBriefWeekday = (value: string): string => formats.formatBriefWeekday(value, reader)
export const formatMoment = (value: string): string => formats.formatMoment(value, reader)
export const compareNames = (one: string, other: string): number => formats.compareNames(one, other, reader)

/** Hours with at most one decimal: 690 is "11.5". */
export const formatHours = (minutes: number): string => String(Math.round(minutes / 6) / 10)
