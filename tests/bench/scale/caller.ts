import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** One request of somebody who is signed in; `name` is what a failure is called. */
export type TimedRequest = { name: string; path: string; token: string; method?: string; body?: unknown }
export type Asked = { url: string; requests: TimedRequest[] }
export type Answered = { times: number[] } | { problem: string }

/** Who asks and holds the watch: a process of its own, since one that fills databases collects its garbage while it waits. */
export type Caller = {
  /**
   * Sends one after the other over one kept connection. @returns ms of each, from its sending to the last byte of its answer
   * @throws when one is answered with another status than 2xx: a fast refusal must not look like speed
   */
  time: (requests: TimedRequest[]) => Promise<number[]>
  stop: () => Promise<void>
}

/** Starts the process that calls the server at this address. */
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
