/** Until when a request is acknowledged and answered. */
export const privacyTerms = { ackHours: 48, answerDays: 30 } as const
