/** Spans of time in ms; a calendar day of the city is not `dayMs` where clocks are put forward (formats.ts). */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
