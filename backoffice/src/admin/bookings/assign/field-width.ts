/** How wide the field for a caretaker is, and what stands in its place until it comes. */
export const fieldWidth = { width: '100%', minWidth: 130, maxWidth: { sm: 196 } }
