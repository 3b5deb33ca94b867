/** Link to the privacy notice beside every form (rule PRIV-C3). A separate file, because small pages use it. */
export const privacyLine = { before: 'How we use your details:', link: 'privacy notice' } as const
