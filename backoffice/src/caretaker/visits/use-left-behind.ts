import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import { useKeptText } from '../../app/session/use-kept-text.ts'

function readKept(text: string): Tick[] {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return []
  }
}

export type LeftBehind = ReturnType<typeof leftBehind>
const leftBehind = (note: string, forFamily: string, tasks: Tick[]) => ({
  ...(note.trim() === '' ? {} : { note: note.trim() }),
  ...(forFamily.trim() === '' ? {} : { forFamily: forFamily.trim() }),
  ...(tasks.length === 0 ? {} : { tasks }),
})

/** The draft of End: notes for the next caretaker and the family, and ticks (rules CARE-19, DAY-22). */
export function useLeftBehind(visitId: string) {
  const [note, setNote, forgetNote] = useKeptText(`visit.${visitId}`)
  const [forFamily, setForFamily, forgetForFamily] = useKeptText(`visit.family.${visitId}`)
  const [ticked, setTicked, forgetTicked] = useKeptText(`visit.tasks.${visitId}`)
  const ticks = readKept(ticked)
  return {
    note: { text: note, onChange: setNote },
    forFamily: { text: forFamily, onChange: setForFamily },
    ticks: { ticks, onChange: (next: Tick[]) => setTicked(JSON.stringify(next)) },
    body: leftBehind(note, forFamily, ticks),
    forget() {
      forgetNote()
      forgetForFamily()
      forgetTicked()
    },
  }
}
