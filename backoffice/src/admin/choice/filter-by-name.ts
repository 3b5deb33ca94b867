import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete'
import { foldName } from './fold-name.ts'

/** Filters people in an autocomplete by the sound of their names; `textOf` returns the searched text. */
export function filterByName<Row>(textOf: (row: Row) => string) {
  const filter = createFilterOptions<Row>({ stringify: (row) => foldName(textOf(row)) })
  return (rows: Row[], state: FilterOptionsState<Row>): Row[] =>
    filter(rows, { ...state, inputValue: foldName(state.inputValue.trim()) })
}
