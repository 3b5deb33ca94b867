/** Shared with the placeholder that is shown while the field loads. */
export const fieldWidth = { width: '100%', minWidth: 184, maxWidth: { sm: 196 } }
