/** Settles on a signal, or when the parent process was killed, which closes the channel. */
export function waitForStop(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
    if (process.connected) process.once('disconnect', () => stop())
  })
}
