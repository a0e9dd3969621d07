import { expect, test } from 'vitest'
import { stopInReverse } from './stop-in-reverse.ts'

test('parts stop in reverse order, even if a part fails or hangs', async () => {
  const stopped: string[] = []
  const reports: string[] = []
  const stops = [
    () => stopped.push('database'),
    () => new Promise(() => {}),
    () => Promise.reject(new Error('the peer is gone')),
    async () => stopped.push('web'),
  ]
  await stopInReverse(stops, (line) => reports.push(line), 10)
  expect(stopped).toEqual(['web', 'database'])
  expect(reports).toEqual([
    'A part did not stop cleanly: the peer is gone',
    'A part did not stop cleanly: still running after 0.01 s',
  ])
})
