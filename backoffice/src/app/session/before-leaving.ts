type Job = () => Promise<void>
const jobs = new Set<Job>()

/** Longest delay of a sign-out, in ms. */
const longest = 2_000

/** Registers a job that must be sent as the signed-in user before they sign out. */
export function beforeLeaving(job: Job): void {
  jobs.add(job)
}

/** Runs all registered jobs. Resolves when they are done, or after two seconds. */
export async function finishBeforeLeaving(): Promise<void> {
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, longest)
  })
  await Promise.race([Promise.allSettled([...jobs].map((job) => job())), enough])
}

type Question = () => Promise<boolean>
let question: Question | undefined

/**
 * Registers a question before sign-out; the answer true lets the user go.
 * @returns a function that unregisters it
 */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/** Whether the user may sign out: there is no question, or the answer was true. */
export const mayLeave = async (): Promise<boolean> => (await question?.()) ?? true
