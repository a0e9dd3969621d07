import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startReading } from './use-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A screen whose data takes a while to load; `reads` counts its requests. */
async function aScreen({ answersInMs }: { answersInMs: number }) {
  const client = new QueryClient()
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => new Promise((resolve) => setTimeout(() => resolve(++reads), answersInMs)),
  })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(answersInMs)
  const reading = startReading(client)
  return {
    ask: reading.ask,
    reads: () => reads,
    leave() {
      reading.stop()
      leave()
    },
  }
}

test('a change is shown within ten seconds and one read, however slow the last read was', async () => {
  const answersInMs = 30_000
  const screen = await aScreen({ answersInMs })
  screen.ask()
  await vi.advanceTimersByTimeAsync(1_000 + answersInMs)
  expect(screen.reads()).toBe(2)
  screen.ask()
  await vi.advanceTimersByTimeAsync(10_000 + answersInMs)
  expect(screen.reads()).toBe(3)
  screen.leave()
})

test('a change during a slow read is shown with the next read', async () => {
  const answersInMs = 30_000
  const screen = await aScreen({ answersInMs })
  screen.ask()
  await vi.advanceTimersByTimeAsync(1_000)
  screen.ask()
  await vi.advanceTimersByTimeAsync(answersInMs)
  expect(screen.reads()).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000 + answersInMs)
  expect(screen.reads()).toBe(3)
  screen.leave()
})

test('data that is expensive to read is read once for a hundred changes', async () => {
  const screen = await aScreen({ answersInMs: 500 })
  for (let change = 0; change < 100; change++) {
    screen.ask()
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(screen.reads()).toBe(2)
  screen.leave()
})
