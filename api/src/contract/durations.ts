/** Spans of time in ms; a calendar day of the city is not `dayMs` where clocks are put forward (formats.ts). */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** A moment as the whole minutes since 1970 that visits are compared by; and such minutes as a time on the wire. */
export const toMinutes = (moment: number): number => Math.floor(moment / minuteMs)
export const fromMinutes = (minutes: number): string => new Date(minutes * minuteMs).toISOString()
