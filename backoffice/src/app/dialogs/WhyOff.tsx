import Typography from '@mui/material/Typography'

/** Shows beside a disabled button, on a phone above it, which input is missing (rule LOOK-11). */
export const WhyOff = ({ id, children }: { id: string; children: string | undefined }) => (
  <Typography
    id={id}
    variant="body2"
    color="textSecondary"
    sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' }, minHeight: '1.25rem' }}
  >
    {children}
  </Typography>
)
