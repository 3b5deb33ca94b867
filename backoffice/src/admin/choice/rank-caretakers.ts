import {
  type CaretakerServiceType,
  caretakerServiceTypeLabels,
  caretakerServiceTypes,
} from '@thodu/api/contract/care/catalogue'
import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import { compareNames } from '../../words/formats.ts'

const wantedType = (serviceType: string): CaretakerServiceType =>
  caretakerServiceTypes.find((type) => type === serviceType) ?? 'other'

export const isSkilled = ({ serviceTypes }: Pick<Caretaker, 'serviceTypes'>, serviceType: string): boolean =>
  serviceTypes.includes(wantedType(serviceType))

type Ranked = Pick<Caretaker, 'active' | 'name' | 'available' | 'serviceTypes' | 'averageRating'>

/** Active caretakers (rule OFF-21): free and skilled first, then free, then assigned; within each by rating, then by name. */
export function rankCaretakers<Row extends Ranked>(caretakers: readonly Row[], serviceType: string): Row[] {
  const place = (row: Row) => (row.available ? 0 : 2) + (isSkilled(row, serviceType) ? 0 : 1)
  return caretakers
    .filter(({ active }) => active)
    .sort(
      (one, other) =>
        place(one) - place(other) ||
        (other.averageRating ?? 0) - (one.averageRating ?? 0) ||
        compareNames(one.name, other.name),
    )
}

type Searched = Pick<Caretaker, 'name' | 'searchName' | 'serviceTypes'>
export const searchTextOf = ({ name, searchName, serviceTypes }: Searched): string =>
  [name, searchName, ...serviceTypes.map((type) => caretakerServiceTypeLabels[type])].filter(Boolean).join(' ')
