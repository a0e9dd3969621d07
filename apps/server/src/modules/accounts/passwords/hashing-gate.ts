import { AppError } from '@balcao/domain/texts/app-error'

const atOnceMax = 2
const waitingMax = 64

let running = 0
const waiting: (() => void)[] = []

/**
 * Limits concurrent hashes. Each takes a core and many megabytes, so without a limit a flood of logins would
 * take the whole machine from the checkout; beyond a maximum queue, requests are refused instead of kept in
 * memory.
 */
export async function throughHashingGate<T>(work: () => Promise<T>): Promise<T> {
  await enter()
  try {
    return await work()
  } finally {
    leave()
  }
}

async function enter(): Promise<void> {
  if (running < atOnceMax) {
    running++
    return
  }
  if (waiting.length >= waitingMax) throw new AppError('overloaded')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function leave(): void {
  const next = waiting.shift()
  // The slot is handed to the next waiter, so that no new arrival can take it in between.
  if (next) next()
  else running--
}
