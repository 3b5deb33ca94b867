import type { UseFormRegisterReturn } from 'react-hook-form'
import { details } from '#words/journey/details.ts'
import { pathTo } from '../../language/paths.ts'

type Props = { error: string | undefined; registered: UseFormRegisterReturn }

/** The terms box and its link; the draft is kept, so the terms may open in the same tab. */
export function TermsBox({ error, registered }: Props) {
  return (
    <div className="field terms">
      <label className="choice" htmlFor="agreedToTerms">
        <input
          {...registered}
          id="agreedToTerms"
          type="checkbox"
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'agreedToTerms-error'}
        />
        <span>
          {details.terms.before} <a href={pathTo('/legal-agreement')}>{details.terms.link}</a>
        </span>
      </label>
      <p className="field-error" id="agreedToTerms-error">
        {error}
      </p>
    </div>
  )
}
