const stopPatienceMs = 30_000

/** Stops the parts in reverse order of their start. A part that hangs, because its peer is gone, does not block the others. */
export async function stopInReverse(stops: (() => unknown)[], report: (line: string) => void): Promise<void> {
  setTimeout(() => process.exit(1), stopPatienceMs).unref()
  for (const stop of stops.reverse())
    await Promise.try(stop).catch((error) => report(`A part did not stop cleanly: ${error.message}`))
}
