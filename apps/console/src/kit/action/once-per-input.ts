/**
 * A double click is one call: while a call with some input runs, the same input returns that call. Another
 * input, the next row of a list say, is a separate call.
 */
export function oncePerInput<Input, Output>(
  call: (input: Input) => Promise<Output>,
  running: Map<string, Promise<Output>>,
): (input: Input) => Promise<Output> {
  return (input) => {
    const key = JSON.stringify(input) ?? ''
    const known = running.get(key)
    if (known) return known
    const started = call(input).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
