import Box from '@mui/material/Box'

/** The arrow of a button that opens a part below it. */
export const Fold = ({ isOpen }: { isOpen: boolean }) => (
  <Box component="span" aria-hidden="true" sx={{ mr: 0.5 }}>
    {isOpen ? '▾' : '▸'}
  </Box>
)
