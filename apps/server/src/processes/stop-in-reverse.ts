const stopPatienceMs = 30_000

/** Stops whatever was started, the last first. A part that hangs, because what it talks to is gone, does not keep the others from it. */
export async function stopInReverse(stops: (() => unknown)[], report: (line: string) => void): Promise<void> {
  setTimeout(() => process.exit(1), stopPatienceMs).unref()
  for (const stop of stops.reverse())
    await Promise.try(stop).catch((error) => report(`A part did not stop cleanly: ${error.message}`))
}
