import { setTimeout as pause } from 'node:timers/promises'

type WaitOptions = { seconds: number; otherwise: () => Error }

/** Polls every twenty-five milliseconds until there is a result; `otherwise` is the error without one. */
export async function waitUntil<Found>(
  ask: () => Found | undefined | Promise<Found | undefined>,
  { seconds, otherwise }: WaitOptions,
): Promise<Found> {
  const deadline = AbortSignal.timeout(seconds * 1000)
  while (!deadline.aborted) {
    const found = await ask()
    if (found !== undefined) return found
    await pause(25)
  }
  throw otherwise()
}
