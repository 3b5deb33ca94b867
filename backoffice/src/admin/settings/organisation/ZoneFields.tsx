import type { SettingsValues } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { Line } from '../SectionForm.tsx'
import { ListField } from './ListField.tsx'
import { RecordList } from './RecordList.tsx'

type Zones = SettingsValues['organisation']['zones']
type ZoneFieldsProps = {
  zones: Zones
  errorOf: (path: string) => string | undefined
  onChange: (zones: Zones) => void
}

/** Areas with their pincodes and neighbours, which determine how near a caretaker lives. */
export function ZoneFields({ zones, errorOf, onChange }: ZoneFieldsProps) {
  const translate = useTranslate()
  const word = (key: string) => translate(`admin.settings.fields.organisation.zone.${key}`)
  return (
    <RecordList
      title={translate('admin.settings.groups.zones')}
      hint={translate('admin.settings.zonesHint')}
      records={zones}
      empty={{ id: '', pincodes: [], neighbours: [] }}
      nameOf={({ id }) => id}
      addLabel={translate('admin.settings.addZone')}
      columns="1fr 2fr 2fr"
      onChange={onChange}
    >
      {(zone, place, change) => (
        <>
          <Line label={word('id')} value={zone.id} error={errorOf(`${place}.id`)} onChange={(id) => change({ id })} />
          <ListField
            label={word('pincodes')}
            values={zone.pincodes}
            error={errorOf(`${place}.pincodes`)}
            onChange={(pincodes) => change({ pincodes })}
          />
          <ListField
            label={word('neighbours')}
            values={zone.neighbours}
            error={errorOf(`${place}.neighbours`)}
            onChange={(neighbours) => change({ neighbours })}
          />
        </>
      )}
    </RecordList>
  )
}
