/** A separate file, so that pages which only count days load neither zones nor languages. */
export const dayMs = 86_400_000
