/** Booking statuses in the order of the workflow (rule BOOK-1). */
export const bookingStatuses = ['pending', 'confirmed', 'active', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Statuses in which a booking binds its caretaker (rule BOOK-2). */
export const bindingStatuses = ['pending', 'confirmed', 'active'] as const satisfies readonly BookingStatus[]

export type BindingStatus = (typeof bindingStatuses)[number]

const nextStep: Partial<Record<BookingStatus, BookingStatus>> = {
  pending: 'confirmed',
  confirmed: 'active',
  active: 'completed',
}

/** The caretaker's next step from a status, or undefined where the chain ends (rule CARE-2). */
export const nextStatus = (status: BookingStatus): BookingStatus | undefined => nextStep[status]

/** Whether a status still binds a caretaker. */
export const isBinding = (status: BookingStatus): status is BindingStatus =>
  bindingStatuses.some((binding) => binding === status)

const stepBefore: Partial<Record<BookingStatus, BindingStatus>> = {
  confirmed: 'pending',
  active: 'confirmed',
  completed: 'active',
}

/** The status one step back, or undefined where that is not the chain's to say: at its beginning, and after a cancellation. */
export const statusBefore = (status: BookingStatus): BindingStatus | undefined => stepBefore[status]
