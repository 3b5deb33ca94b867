import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { readCachedUser } from '../wire/session.ts'

/** Shows the ten recovery codes once, for printing (rule ACC-38). */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {translate('app.factor.codes.of', { email: readCachedUser()?.email ?? '' })}
      </Typography>
      <Typography>{translate('app.factor.codes.lead')}</Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 4,
          display: 'grid',
          rowGap: 0.5,
          columnGap: 6,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, max-content)' },
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: 18 }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {translate('app.factor.codes.print')}
        </Button>
        <Button variant="contained" onClick={onKept} sx={{ minHeight: 44 }}>
          {translate('app.factor.codes.kept')}
        </Button>
      </Stack>
    </Stack>
  )
}
