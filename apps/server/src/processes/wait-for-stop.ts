/** Settles on a signal, or when the process that started this one was killed: its channel then closes. */
export function waitForStop(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
    if (process.connected) process.once('disconnect', () => stop())
  })
}
