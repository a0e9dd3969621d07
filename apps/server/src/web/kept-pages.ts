import type { Clock } from '#kit/clock.ts'

type Kept<Page> = { page: Page; checkedAt: number }

type Sources<Page, Place> = {
  clock: Clock
  keyOf(place: Place): string
  /** The version that a page would have now; it must be cheap to read. */
  readState(place: Place): Promise<string>
  make(place: Place): Promise<Page>
}

const keptMax = 2_000
/** A change is shown within this time. */
const freshForMs = 1_000

/** Pages rendered once per version. Concurrent requests for one page read its version once. */
export function createKeptPages<Page extends { state: string }, Place>({
  clock,
  keyOf,
  readState,
  make,
}: Sources<Page, Place>) {
  const kept = new Map<string, Kept<Page>>()
  const looks = new Map<string, Promise<Page>>()

  async function look(key: string, place: Place): Promise<Page> {
    const checkedAt = clock.now().getTime()
    try {
      const known = kept.get(key)
      const isCurrent = known !== undefined && known.page.state === (await readState(place))
      const page = isCurrent ? known.page : await make(place)
      if (kept.size >= keptMax) kept.clear()
      kept.set(key, { page, checkedAt })
      return page
    } catch (error) {
      kept.delete(key)
      throw error
    } finally {
      looks.delete(key)
    }
  }

  return {
    /** Undefined when its version must be read first. */
    fresh(place: Place): Page | undefined {
      const known = kept.get(keyOf(place))
      if (known === undefined) return undefined
      const ageMs = clock.now().getTime() - known.checkedAt
      return ageMs >= 0 && ageMs <= freshForMs ? known.page : undefined
    },
    get(place: Place): Promise<Page> {
      const key = keyOf(place)
      const running = looks.get(key)
      if (running) return running
      const started = look(key, place)
      looks.set(key, started)
      return started
    },
  }
}
