/** One line per row, as low as a mouse allows; touch screens get the height that fingers need. */
export const compactTable = {
  '& .MuiTableCell-root': { px: 0.75, py: '1px', height: 35 },
  '& .MuiCheckbox-root': { p: 0.5 },
  '& tbody tr:focus-within': { backgroundColor: 'action.hover' },
  '@media (pointer: fine)': {
    '& .MuiButton-root': { minHeight: 28, py: 0 },
    '& .MuiAutocomplete-inputRoot': { py: '0 !important', minHeight: 30 },
    '& .MuiAutocomplete-input': { py: '3px !important', fontSize: '0.875rem' },
  },
}
