import type { ReactNode } from 'react'
import type { Tokens } from '../../app/looks/tokens.ts'
import type { Translate } from '../../words/translate.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'

type PasswordLineProps = { tokens: Tokens; say: Translate; link: (text: string) => ReactNode; onLater: () => void }

/** The link to an own password and "Later", in one line on a phone (rule ACC-31). */
export const PasswordLine = ({ tokens, say, link, onLater }: PasswordLineProps) => (
  <div role="status" className="today-password" style={cardColoursOf(tokens, 'pending')}>
    {link(say('caretaker.initialPassword.change'))}
    <button type="button" onClick={onLater}>
      {say('caretaker.initialPassword.later')}
    </button>
  </div>
)
