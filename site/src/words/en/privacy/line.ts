/** Link to the privacy notice beside every form (rule PRIV-C3). A separate file, because small pages use it. */
export const privacyLine = { before: 'What becomes of what you write:', link: 'privacy notice' } as const
