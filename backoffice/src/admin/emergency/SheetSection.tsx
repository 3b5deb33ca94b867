import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" className="sheet-section">
    <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

type Step = { text: string; commands?: string[] }

export const Steps = ({ steps }: { steps: Step[] }) => (
  <Box component="ol" sx={{ m: 0, pl: 3 }}>
    {steps.map(({ text, commands = [] }) => (
      <li key={text}>
        {text}
        {commands.map((command) => (
          <Box key={command} component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {command}
          </Box>
        ))}
      </li>
    ))}
  </Box>
)
