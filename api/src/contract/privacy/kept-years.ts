/** How long what is kept of a family is kept, in years (rule PRIV-K3); years of care and of books are settings. */
export const keptYears = {
  /** After anything was last done with it. */
  processing: 1,
  /** Without a booking, a sign-in or a request; then its owner is told. */
  idle: 3,
}

/** How long before it goes the owner of an idle account is told, in hours. */
export const toldHours = 48
