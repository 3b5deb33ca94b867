import { TextInput } from 'react-admin'

type ListSearchProps = { source: 'q'; hintKey: string; alwaysOn: true }

/** The search box of a list; `source` is always `q` (contract, section 2). `hintKey` says what is searched. */
export const ListSearch = ({ hintKey }: ListSearchProps) => (
  <TextInput source="q" type="search" label={hintKey} resettable helperText={false} sx={{ minWidth: 280 }} />
)
