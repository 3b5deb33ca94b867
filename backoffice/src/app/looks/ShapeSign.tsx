import type { BookingStatus } from '@thodu/api/contract/care/booking-status'

/** A shape of 12 by 12, in the colour of the text. A separate file, because the first screen draws it too. */
export const ShapeSign = ({ shape }: { shape: string }) => (
  <svg
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden="true"
    style={{ flexShrink: 0 }}
  >
    <path d={shape} />
  </svg>
)

/** A shape beside the colour, so that a status can be recognised without colours (rule LOOK-3). */
export const statusShapes: Record<BookingStatus, string> = {
  pending: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  confirmed: 'M2 2h8v8H2Z',
  active: 'M2 1l9 5-9 5Z',
  completed: 'M1 6.5 2.4 5 5 7.6 9.6 2 11 3.4 5 10.5Z',
  cancelled: 'M2.4 1 6 4.6 9.6 1 11 2.4 7.4 6 11 9.6 9.6 11 6 7.4 2.4 11 1 9.6 4.6 6 1 2.4Z',
}
