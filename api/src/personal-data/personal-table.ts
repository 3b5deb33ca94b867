import type { Tables } from '@thodu/db'
import type { ColumnWord } from '../contract/words/en/privacy/personal-columns.ts'

/** Whose data a row holds: a family's (the customer, patients, who stands by), a caretaker's, or anybody's who has an account. */
export type Whose = 'family' | 'caretaker' | 'anybody'

/**
 * What a column is to the person:
 * - `words`: what tells who it is or how they are; goes with the account and is in its export
 * - `fact`: a day, number or choice; is in the export, and tells nobody's name once the words are gone
 * - `link`: the key of another row of the export
 * - `other`: somebody else; the export names the role alone
 * - `secret`: goes with the account, and nobody is shown it
 * - `computed`: the database makes it of the others, or searches by it
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

/** By what rows are found: the column holds … */
export type Way<Named extends string = string> =
  /** the id of the account, */
  | { account: Named }
  /** its address, in any case, */
  | { email: Named }
  /** a number that only this account gave, as `calls` stores it, */
  | { number: Named }
  /** the id of a call about something of this account and of no other, */
  | { call: Named }
  /** the id of one of its bookings, or of something that belongs to it. */
  | { booking: Named }
  | { visit: Named }
  | { document: Named }
  | { promise: Named }
  /** Kind and id of a booking, visit, callback or message. */
  | { subject: readonly [kind: Named, id: Named] }

/** What has to be done by a verb of its own (erasing/verbs.ts). */
export const erasingVerbs = ['account', 'factors', 'bookings', 'visits', 'promises', 'documents'] as const
export type ErasingVerb = (typeof erasingVerbs)[number]

/** Why words stay when the account goes. */
export type KeptFor =
  /** Nobody may rewrite what was done and who did it (rules AUD-2, AUD-14). */
  | 'log'
  /** Laws about books: amounts, receipts, and why they are as they are. */
  | 'books'
  /** What a caretaker wrote about the care of others, under the name of then. */
  | 'care-of-others'
  /** There are no words in it. */
  | 'no-words'

export type Erasing<Named extends string = string> =
  | 'row'
  | { empty: Readonly<Partial<Record<Named, string | null>>> }
  | { verb: ErasingVerb }
  | { keeps: KeptFor }

/** One way in which rows belong to somebody, and what becomes of them with the account. */
export type Claim<Named extends string = string> = {
  whose: Whose
  by: Way<Named>
  erase: Erasing<Named>
  /** What the export carries of these rows: everything that is personal, some columns, or nothing. */
  shows?: 'nothing' | readonly Named[]
}

export type PersonalTable<Named extends string = string> = {
  columns: Readonly<Partial<Record<Named, ColumnWord | Column>>>
  notPersonal: readonly Named[]
  claims: readonly [Claim<Named>, ...Claim<Named>[]]
}
/** A table in which nobody is: counts, work of processes, keyed hashes. */
export type EmptyOfPeople<Named extends string = string> = { notPersonal: readonly Named[] | 'everything'; why: string }

/** What a table is to people; a name that is no column of it does not compile. */
export type Classified<Table extends keyof Tables = keyof Tables> =
  | PersonalTable<Name<Table>>
  | EmptyOfPeople<Name<Table>>
export type ClassifiedTables<Named extends keyof Tables = keyof Tables> = {
  readonly [Table in Named]: Classified<Table>
}

/** A column's class; its meaning alone stands for words. */
export const columnOf = (given: ColumnWord | Column): Column =>
  typeof given === 'string' ? { as: 'words', means: given } : given
