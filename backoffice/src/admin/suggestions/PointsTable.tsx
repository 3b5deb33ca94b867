import Box from '@mui/material/Box'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useTranslate } from 'react-admin'

const cell = { textAlign: 'start', py: 0.5, pr: 1.5, verticalAlign: 'top', fontWeight: 400 } as const
const number = { ...cell, pr: 0, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

/** Lists a caretaker's points for each factor, with the reasons. The last row is the total, which is shown before the name. */
export function PointsTable({
  ranked: { caretaker, reasons, score },
}: {
  ranked: Pick<RankedCaretaker, 'caretaker' | 'reasons' | 'score'>
}) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  return (
    <Box
      component="table"
      aria-label={say('tableOf', { name: caretaker.name })}
      sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', my: 1 }}
    >
      <thead>
        <tr>
          {['factor', 'reason', 'ofPoints'].map((column) => (
            <Box key={column} component="th" scope="col" sx={column === 'ofPoints' ? number : cell}>
              {say(column)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ factor, points, max, isKnown, text }) => (
          <Box component="tr" key={factor} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="th" scope="row" sx={cell}>
              {say(`factors.${factor}`)}
            </Box>
            <Box component="td" sx={{ ...cell, ...(isKnown ? {} : { fontStyle: 'italic', color: 'text.secondary' }) }}>
              {text}
            </Box>
            <Box component="td" sx={number}>
              {say('pointsOf', { points, max })}
            </Box>
          </Box>
        ))}
        <Box component="tr" sx={{ borderTop: 2, borderColor: 'divider' }}>
          <Box component="th" scope="row" colSpan={2} sx={{ ...cell, fontWeight: 600 }}>
            {say('sum')}
          </Box>
          <Box component="td" sx={{ ...number, fontWeight: 600 }}>
            {say('pointsOf', { points: score, max: 100 })}
          </Box>
        </Box>
      </tbody>
    </Box>
  )
}
