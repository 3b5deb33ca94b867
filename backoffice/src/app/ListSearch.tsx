import { SearchInput, useTranslate } from 'react-admin'

/** The search box of a list; `source` is always `q` (contract, section 2). `hintKey` says what is searched. */
export function ListSearch({ hintKey }: { source: 'q'; hintKey: string; alwaysOn: true }) {
  const translate = useTranslate()
  return <SearchInput source="q" label={translate(hintKey)} placeholder={translate(hintKey)} sx={{ minWidth: 280 }} />
}
