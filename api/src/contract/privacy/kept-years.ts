import { brandPrivacy } from './privacy.config.ts'

/** How long what is kept of a family is kept, in years (rule PRIV-K3). */
export const keptYears = {
  /** After anything was last done with it. */
  processing: 1,
  /** After the last care. */
  care: brandPrivacy.careYears,
  /** Of accounts, after the one of a payment or a document. */
  books: brandPrivacy.bookYears,
  /** Without a booking, a sign-in or a request; then its owner is told. */
  idle: 3,
}

/** How long before it goes the owner of an idle account is told, in hours. */
export const toldHours = 48
