import { cleanCode } from '@thodu/api/contract/clean-text'
import { type RefObject, useId } from 'react'
import type { Translate } from '../../words/translate.ts'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  say: Translate
  field: RefObject<HTMLInputElement | null>
}

export const isWhole = (code: string): boolean => /^\d{4}$/.test(code)

/** The four digits that the family reads out at the start (rule DAY-21). */
export function CodeField({ value, onChange, say, field }: CodeFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        <b>{say('caretaker.visits.codeAsk')}</b>
      </label>
      <input
        ref={field}
        id={id}
        className="today-code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(cleanCode(event.target.value).replaceAll(/\D/g, ''))}
      />
      <p className="today-soft" id={`${id}-hint`}>
        {say('caretaker.visits.codeHint')}
      </p>
    </>
  )
}
