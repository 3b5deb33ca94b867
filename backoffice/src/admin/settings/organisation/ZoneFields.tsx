import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Line } from '../SectionForm.tsx'
import { ListField } from './ListField.tsx'

type Zones = SettingsValues['organisation']['zones']
type ZoneFieldsProps = {
  zones: Zones
  errorOf: (path: string) => string | undefined
  onChange: (zones: Zones) => void
}

/** Parts of the city with their pincodes, and which lie side by side: how near a caretaker lives. */
export function ZoneFields({ zones, errorOf, onChange }: ZoneFieldsProps) {
  const translate = useTranslate()
  const word = (key: string) => translate(`admin.settings.fields.organisation.zone.${key}`)
  const changeZone = (place: number, changes: Partial<Zones[number]>) =>
    onChange(zones.map((zone, at) => (at === place ? { ...zone, ...changes } : zone)))
  return (
    <>
      {zones.map((zone, place) => (
        <Box
          component="fieldset"
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no other identity while its name is typed
          key={place}
          sx={{ border: 0, m: 0, p: 0, display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 2fr 2fr auto' } }}
        >
          <Line
            label={word('id')}
            value={zone.id}
            error={errorOf(`${place}.id`)}
            onChange={(id) => changeZone(place, { id })}
          />
          <ListField
            label={word('pincodes')}
            values={zone.pincodes}
            error={errorOf(`${place}.pincodes`)}
            onChange={(pincodes) => changeZone(place, { pincodes })}
          />
          <ListField
            label={word('neighbours')}
            values={zone.neighbours}
            error={errorOf(`${place}.neighbours`)}
            onChange={(neighbours) => changeZone(place, { neighbours })}
          />
          <Button
            color="error"
            sx={{ minHeight: 44 }}
            aria-label={`${translate('admin.settings.removeZone')}: ${zone.id}`}
            onClick={() => onChange(zones.filter((_, at) => at !== place))}
          >
            {translate('admin.settings.removeZone')}
          </Button>
        </Box>
      ))}
      <Button
        variant="outlined"
        sx={{ minHeight: 44 }}
        onClick={() => onChange([...zones, { id: '', pincodes: [], neighbours: [] }])}
      >
        {translate('admin.settings.addZone')}
      </Button>
    </>
  )
}
