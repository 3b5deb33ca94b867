import type { Tables } from '@thodu/db'
import type { ColumnWord } from '../../contract/words/en/privacy/personal-data.ts'

/** A family (customer, patients, contacts), a caretaker, or any account. */
export type Whose = 'family' | 'caretaker' | 'anybody'

/**
 * The kind of a column:
 * - `words`: identifies or describes the person; exported, and erased with the account
 * - `fact`: a day, number or choice; exported, and anonymous once the words are erased
 * - `link`: the key of another exported row
 * - `other`: another person, exported by role only
 * - `secret`: erased with the account, never shown
 * - `computed`: derived by the database, for example for search
 */
export type Column =
  | { as: 'words' | 'fact' | 'link' | 'other'; means: ColumnWord }
  | { as: 'secret' }
  | { as: 'computed' }

export const fact = (means: ColumnWord) => ({ as: 'fact', means }) as const
export const link = (means: ColumnWord) => ({ as: 'link', means }) as const
export const other = (means: ColumnWord) => ({ as: 'other', means }) as const
export const secret = { as: 'secret' } as const
export const computed = { as: 'computed' } as const

type Name<Table extends keyof Tables> = keyof Tables[Table] & string

/** How rows are found: the column contains … */
export type PersonColumn<Named extends string = string> =
  /** the account's id, */
  | { account: Named }
  /** its address in any case, */
  | { email: Named }
  /** a number that only this account gave, in the format of `calls`, */
  | { number: Named }
  /** the id of a call that is only about this account, */
  | { call: Named }
  /** the id of one of its bookings, or of something that belongs to one. */
  | { booking: Named }
  | { visit: Named }
  | { document: Named }
  | { promise: Named }
  /** Kind and id of a booking, visit, callback or message. */
  | { subject: readonly [kind: Named, id: Named] }

/** These erasures need their own function (erasure/erase-account.ts). */
export const erasingVerbs = ['account', 'factors', 'bookings', 'visits', 'promises', 'documents'] as const
export type ErasingVerb = (typeof erasingVerbs)[number]

/** The reason why texts stay after the account is removed. */
export type KeptFor =
  /** Actions must stay provable (rules AUD-2, AUD-14). */
  | 'log'
  /** Accounting law: amounts, receipts and their reasons. */
  | 'books'
  /** A caretaker's texts describe the care of others. */
  | 'care-of-others'
  /** The rows contain no texts. */
  | 'no-words'

export type Erasing<Named extends string = string> =
  | 'row'
  | { empty: Readonly<Partial<Record<Named, string | null>>> }
  | { verb: ErasingVerb }
  | { keeps: KeptFor }

export type Claim<Named extends string = string> = {
  whose: Whose
  by: PersonColumn<Named>
  erase: Erasing<Named>
  /** By default all personal columns are exported. */
  shows?: 'nothing' | readonly Named[]
}

export type PersonalTable<Named extends string = string> = {
  columns: Readonly<Partial<Record<Named, ColumnWord | Column>>>
  notPersonal: readonly Named[]
  claims: readonly [Claim<Named>, ...Claim<Named>[]]
}
/** A table with counts, process state or keyed hashes. */
export type EmptyOfPeople<Named extends string = string> = { notPersonal: readonly Named[] | 'everything'; why: string }

/** An unknown column does not compile. */
export type Classified<Table extends keyof Tables = keyof Tables> =
  | PersonalTable<Name<Table>>
  | EmptyOfPeople<Name<Table>>
export type ClassifiedTables<Named extends keyof Tables = keyof Tables> = {
  readonly [Table in Named]: Classified<Table>
}

/** A meaning alone means `words`. */
export const columnOf = (given: ColumnWord | Column): Column =>
  typeof given === 'string' ? { as: 'words', means: given } : given
