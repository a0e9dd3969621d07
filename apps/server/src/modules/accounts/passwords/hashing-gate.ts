import { AppError } from '@balcao/domain/app-error'

const atOnceMax = 2
const waitingMax = 64

let running = 0
const waiting: (() => void)[] = []

/**
 * Lets only a few hashes run at once. Each takes a core and many megabytes for a while, so without this a flood of logins would
 * take the whole machine away from the checkout; a line that grew too long is turned away instead of kept in memory.
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
  // The place is handed over, so nobody who arrives in between can slip in.
  if (next) next()
  else running--
}
