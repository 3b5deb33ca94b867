import { SelectInput } from 'react-admin'
import { useCaretakers } from '../caretakers/use-caretakers.ts'

/** Chooses the bookings of one caretaker. */
export function CaretakerFilter({ source }: { source: string }) {
  const { data = [] } = useCaretakers()
  return <SelectInput source={source} label="admin.filters.caretaker" choices={data} translateChoice={false} />
}
