import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { pathTo } from '../../../language/paths.ts'

type Props = {
  id: 'agreedToTerms' | 'agreedToNotice'
  words: { before: string; link: string }
  path: string
  error: string | undefined
  registered: UseFormRegisterReturn
  children?: ReactNode
}

/**
 * A checkbox, and below it a link to the text agreed to: a tap on the words of the box ticks it and never leaves the form. The draft
 * is saved, so the link may open in the same tab.
 */
export function AgreeBox({ id, words, path, error, registered, children }: Props) {
  return (
    <div className="field terms">
      <label className="choice" htmlFor={id}>
        <input
          {...registered}
          id={id}
          type="checkbox"
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>
          {words.before} {words.link}
        </span>
      </label>
      <p className="small terms-link">
        <a href={pathTo(path)}>{words.link}</a>
      </p>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
      {children}
    </div>
  )
}
