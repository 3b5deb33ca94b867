import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { PageTitle } from '../app/PageTitle.tsx'

type ScreenProps = { title: string; maxWidth?: number; children: ReactNode }

/** A titled screen with air around it. */
export const Screen = ({ title, maxWidth = 1280, children }: ScreenProps) => (
  <Box sx={{ pt: 2, pb: 4, px: { xs: 0.5, sm: 1 }, width: '100%', maxWidth, minWidth: 0 }}>
    <PageTitle title={title} />
    {children}
  </Box>
)
