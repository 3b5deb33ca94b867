import Typography from '@mui/material/Typography'

/** Beside a button that is off: what is still missing (rule LOOK-11). Nothing once nothing is. */
export const WhyOff = ({ id, children }: { id: string; children: string | undefined }) => (
  <Typography id={id} variant="body2" color="textSecondary" sx={{ flex: '1 1 auto', minHeight: '1.25rem' }}>
    {children}
  </Typography>
)
