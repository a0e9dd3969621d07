import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a worker that waits for an answer ends when Vitest is gone', async () => {
  const preload = ['--import', join(import.meta.dirname, 'end-with-vitest.ts')]
  const waiting = ['--eval', "process.send('waits'); setInterval(() => {}, 1_000)"]
  const worker = spawn(process.execPath, [...preload, ...waiting], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  try {
    await once(worker, 'message')
    worker.disconnect()
    expect(await once(worker, 'exit')).toEqual([0, null])
  } finally {
    worker.kill()
  }
})
