/** Rule PRIV-K3; the years for care and accounts are settings. */
export const retentionYears = {
  /** Years after the last processing. */
  processing: 1,
  /** Years without a booking, sign-in or request; then the owner is notified. */
  idle: 3,
}

/** Notice before an idle account is erased, in hours. */
export const toldHours = 48
