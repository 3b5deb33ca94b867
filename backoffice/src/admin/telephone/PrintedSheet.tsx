import Box from '@mui/material/Box'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { formatCallItem } from './format-item.ts'

const cell = { border: '1px solid', p: 0.75, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const

/** The printed call sheet with space for outcomes, for power cuts. */
export function PrintedSheet({ cards }: { cards: readonly CallCard[] }) {
  const translate = useTranslate()
  const columns = ['family', 'phone', 'about', 'outcome'] as const
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <p>{translate('admin.callSheet.printedAt', { time: formatDateTime(new Date().toISOString()) })}</p>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '10pt' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Box component="th" key={column} scope="col" sx={cell}>
                {translate(`admin.callSheet.columns.${column}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.key}>
              <Box component="td" sx={cell}>
                {card.name}
              </Box>
              <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap' }}>
                {card.phone === null ? card.email : formatPhone(card.phone)}
              </Box>
              <Box component="td" sx={cell}>
                {card.items.map((item) => (
                  <div key={item._id}>{formatCallItem(translate, item)}</div>
                ))}
              </Box>
              <Box component="td" sx={{ ...cell, width: '30%' }} />
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
