import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Candidate } from './candidates.ts'

/** Why somebody is suggested: every sentence with its points, which add up to the score. */
export function PointTable({ candidate: { reasons, score } }: { candidate: Candidate }) {
  const translate = useTranslate()
  if (score === null) return null
  return (
    <Box component="details" sx={{ fontSize: '0.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, alignContent: 'center' }}>
        {translate('visits.choice.why', { score })}
      </Box>
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', '& :is(td, th)': { py: 0.25, textAlign: 'start' } }}
      >
        <tbody>
          {reasons.map(({ factor, text, points, max }) => (
            <tr key={factor}>
              <td>{text}</td>
              <Box component="td" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {translate('visits.choice.points', { points, max })}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
