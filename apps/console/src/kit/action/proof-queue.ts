import { readError } from '#api/read-error.ts'

export type Run = <Result>(action: () => Promise<Result>) => Promise<Result>

export type ProofQueue = {
  /** Runs the action; when the server requires a proof, the action waits for one and then runs again. */
  run: Run
  /** Retries all waiting actions after a proof. */
  retryAll: () => void
  giveUpAll: () => void
}

type Waiting = { retry: () => void; giveUp: () => void }

/**
 * Actions that the server refused until there is a proof. Concurrent ones wait together, for one prompt to
 * the person.
 */
export function createProofQueue(onChange: (waitingCount: number) => void): ProofQueue {
  let waiting: Waiting[] = []
  const endWaiting = (settle: (one: Waiting) => void) => {
    const all = waiting
    waiting = []
    onChange(0)
    for (const one of all) settle(one)
  }
  return {
    async run<Result>(action: () => Promise<Result>): Promise<Result> {
      try {
        return await action()
      } catch (error) {
        if (readError(error).code !== 'step_up_required') throw error
        return new Promise<Result>((resolve, reject) => {
          const retry = () => void action().then(resolve, reject)
          waiting.push({ retry, giveUp: () => reject(error) })
          onChange(waiting.length)
        })
      }
    },
    retryAll: () => endWaiting(({ retry }) => retry()),
    giveUpAll: () => endWaiting(({ giveUp }) => giveUp()),
  }
}
