import { behalves } from '@thodu/api/contract/privacy/notice'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { consents } from '#words/consents.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { AgreeBox } from './AgreeBox.tsx'

type Props = { error: string | undefined; registered: UseFormRegisterReturn; behalf: UseFormRegisterReturn }
const { box, behalf: words } = consents

/** Agreement to the privacy notice, and for whom it is given (rule PRIV-C3). */
export function NoticeBox({ error, registered, behalf }: Props) {
  return (
    <AgreeBox id="agreedToNotice" words={box} path="/privacy" error={error} registered={registered}>
      <Field id="onBehalf" label={words.label} error={undefined}>
        {(aria) => (
          <select {...behalf} {...aria} className="input">
            <option value="">{words.open}</option>
            {behalves.map((one) => (
              <option key={one} value={one}>
                {words.choices[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </AgreeBox>
  )
}
