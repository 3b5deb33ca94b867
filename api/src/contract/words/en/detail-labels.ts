import { services } from '../../care/catalogue.ts'
import { type PatientDetailName, patientDetailNames } from '../../care/patient-detail-names.ts'
import { humanizeName } from '../formats.ts'

const fields = services.flatMap((service) => service.fields)
const babyFields = services.flatMap((service) => (service.id === 'baby-care' ? service.fields : []))
const labelOf = (name: string, among = fields): string =>
  among.find((field) => field.name === name)?.label ?? humanizeName(name)

/** Labels by field name and by stored English answer; not in labels.ts, which more screens need. */
export const detailLabels = {
  fields: Object.fromEntries(patientDetailNames.map((name) => [name, labelOf(name)])) as Readonly<
    Record<PatientDetailName, string>
  >,
  /** For a baby. */
  babyFields: { patientName: labelOf('patientName', babyFields), patientAge: labelOf('patientAge', babyFields) },
  options: Object.fromEntries(
    fields.flatMap(({ options = [] }) => options.map((option) => [option, option])),
  ) as Readonly<Record<string, string>>,
}
