import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A request of a signed-in person; `name` identifies it in an error. */
export type TimedRequest = { name: string; path: string; token: string; method?: string; body?: unknown }
export type Asked = { url: string; requests: TimedRequest[] }
export type Answered = { times: number[] } | { problem: string }

/** Measures times in its own process, because the parent, which fills databases, pauses for garbage collection. */
export type Caller = {
  /**
   * Sends the requests one after the other over one connection. @returns ms of each to the last byte @throws on a status
   * other than 2xx
   */
  time: (requests: TimedRequest[]) => Promise<number[]>
  stop: () => Promise<void>
}

export function startCaller(url: string): Caller {
  const child = fork(join(import.meta.dirname, 'caller-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  return {
    time: async (requests) => {
      const answered = new Promise<Answered>((resolve, reject) => {
        const onExit = () => reject(new Error('The process that calls has ended.'))
        child.once('exit', onExit)
        child.once('message', (answer: Answered) => {
          child.off('exit', onExit)
          resolve(answer)
        })
      })
      child.send({ url, requests } satisfies Asked)
      const answer = await answered
      if ('problem' in answer) throw new Error(answer.problem)
      return answer.times
    },
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
