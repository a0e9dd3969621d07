import type { Clock } from './clock.ts'

type Sources<Value, Place> = {
  clock: Clock
  /** A change is seen within this time. */
  freshForMs: number
  keptMax: number
  keyOf(place: Place): string
  /** `former` is the value of the last read, for a source that can tell cheaply that nothing has changed. */
  read(place: Place, former: Value | undefined): Promise<Value>
}

/** Values of this process that are read again after a time. Concurrent requests for one value share its read. */
export function createKept<Value, Place = string>({
  clock,
  freshForMs,
  keptMax,
  keyOf,
  read,
}: Sources<Value, Place>) {
  const kept = new Map<string, { value: Value; readAt: number }>()
  const reads = new Map<string, Promise<Value>>()

  async function readAgain(key: string, place: Place): Promise<Value> {
    const readAt = clock.now().getTime()
    try {
      const value = await read(place, kept.get(key)?.value)
      if (kept.size >= keptMax) kept.clear()
      kept.set(key, { value, readAt })
      return value
    } catch (error) {
      kept.delete(key)
      throw error
    } finally {
      reads.delete(key)
    }
  }

  return {
    /** The cached value; undefined if it is missing or too old. */
    fresh(place: Place): Value | undefined {
      const known = kept.get(keyOf(place))
      if (known === undefined) return undefined
      const ageMs = clock.now().getTime() - known.readAt
      return ageMs >= 0 && ageMs <= freshForMs ? known.value : undefined
    },
    get(place: Place): Promise<Value> {
      const key = keyOf(place)
      const running = reads.get(key)
      if (running) return running
      const started = readAgain(key, place)
      reads.set(key, started)
      return started
    },
  }
}
