import Typography from '@mui/material/Typography'

/** Shows beside a disabled button which input is missing (rule LOOK-11). */
export const WhyOff = ({ id, children }: { id: string; children: string | undefined }) => (
  <Typography id={id} variant="body2" color="textSecondary" sx={{ flex: '1 1 auto', minHeight: '1.25rem' }}>
    {children}
  </Typography>
)
