import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete'
import { foldName } from './fold-name.ts'

/** Finds people in a field of choice by how their names sound; `textOf` is what else finds them. */
export function filterByName<Row>(textOf: (row: Row) => string) {
  const filter = createFilterOptions<Row>({ stringify: (row) => foldName(textOf(row)) })
  return (rows: Row[], state: FilterOptionsState<Row>): Row[] =>
    filter(rows, { ...state, inputValue: foldName(state.inputValue.trim()) })
}
