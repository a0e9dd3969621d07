import { setTimeout as pause } from 'node:timers/promises'

/** Time for one part to stop; longer than the launcher waits before it kills a process. */
const partPatienceMs = 22_000
const stopPatienceMs = 30_000

/** Stops the parts in reverse order of their start. A part that fails or hangs does not block the others. */
export async function stopInReverse(
  stops: (() => unknown)[],
  report: (line: string) => void,
  patienceMs = partPatienceMs,
): Promise<void> {
  setTimeout(() => process.exit(1), stopPatienceMs).unref()
  const tooLate = async () => {
    await pause(patienceMs, undefined, { ref: false })
    throw new Error(`still running after ${patienceMs / 1000} s`)
  }
  for (const stop of stops.reverse())
    await Promise.race([Promise.try(stop), tooLate()]).catch((error) =>
      report(`A part did not stop cleanly: ${error.message}`),
    )
}
