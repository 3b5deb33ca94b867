/** A day in ms, apart from `time.ts`: pages that only count days load nothing of zones and languages. */
export const dayMs = 86_400_000
