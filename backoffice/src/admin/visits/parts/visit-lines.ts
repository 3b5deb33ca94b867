/** A list of visits whose columns have one width; on a phone a visit takes two lines. */
export const visitLines = (columns: string) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: columns },
})

/** One visit of `visitLines`. */
export const visitLine = {
  gridColumn: '1 / -1',
  display: { xs: 'flex', sm: 'grid' },
  gridTemplateColumns: 'subgrid',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: 44,
  borderBottom: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
}
