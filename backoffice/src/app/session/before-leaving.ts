type Job = () => Promise<void>
const jobs = new Set<Job>()

/** Whoever signs out is kept waiting no longer than this, in ms. */
const longest = 2_000

/** Something that has to be sent under the name of who is signed in, before that person signs out. */
export function beforeLeaving(job: Job): void {
  jobs.add(job)
}

/** Done when all of it was sent, or after two seconds. */
export async function finishBeforeLeaving(): Promise<void> {
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, longest)
  })
  await Promise.race([Promise.allSettled([...jobs].map((job) => job())), enough])
}

type Question = () => Promise<boolean>
let question: Question | undefined

/** Asks whoever signs out; true lets them go. @returns what ends that */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/** Whether whoever signs out may go: nothing is asked, or it was answered so. */
export const mayLeave = async (): Promise<boolean> => (await question?.()) ?? true
