/** Booking statuses in workflow order (rule BOOK-1). */
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

/** The caretaker's next status, or undefined at the end of the chain (rule CARE-2). */
export const nextStatus = (status: BookingStatus): BookingStatus | undefined => nextStep[status]

export const isBinding = (status: BookingStatus): status is BindingStatus =>
  bindingStatuses.some((binding) => binding === status)

const stepBefore: Partial<Record<BookingStatus, BindingStatus>> = {
  confirmed: 'pending',
  active: 'confirmed',
  completed: 'active',
}

/** Returns the status one step back, or undefined for pending and cancelled bookings. */
export const statusBefore = (status: BookingStatus): BindingStatus | undefined => stepBefore[status]
