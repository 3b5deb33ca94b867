import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOffice } from '../../../harness/show.tsx'

test('a heading with a long name wraps on a phone, also in a flex box', async () => {
  await page.viewport(360, 740)
  await showOffice(
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Box>
        {(['h1', 'h2', 'h3', 'h6'] as const).map((variant) => (
          <Typography key={variant} variant={variant}>
            {variant} VenkatasubrahmanyasatyanarayanamurthyVenkatasubrahmanya
          </Typography>
        ))}
      </Box>
    </Stack>,
  )
  await expect.element(page.getByText(/^h1/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
