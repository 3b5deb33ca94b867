import type { Service } from '@thodu/api/contract/care/catalogue'
import type { MouseEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { consents } from '#words/consents.ts'
import { details } from '#words/details.ts'
import { Alert } from '../ui/Alert.tsx'
import type { DetailsValues } from './details-form.ts'

/** Moves the focus without changing the address, so that Back still leads to the page before. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

export type FieldProblem = { id: string; label: string }

export function listProblems(service: Service, errors: FieldErrors<DetailsValues>): FieldProblem[] {
  const asked = [
    ...service.fields.map(({ name, label }) => ({ id: name, label, wrong: errors.details?.[name] })),
    { id: 'agreedToTerms', label: details.termsLabel, wrong: errors.agreedToTerms },
    { id: 'agreedToNotice', label: consents.box.label, wrong: errors.agreedToNotice },
  ]
  return asked.filter(({ wrong }) => wrong !== undefined).map(({ id, label }) => ({ id, label }))
}

/** Error summary shown until the form is sent again; each entry links to its field (rule JRN-16). */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <Alert tone="error">
      <p>
        <b>{details.errorSummary(problems.length)}</b>
      </p>
      <ul className="error-list">
        {problems.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
