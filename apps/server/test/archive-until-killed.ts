import { archiveMonths } from '#cli/archive/archive-months.ts'
import { systemClock } from '#kit/clock.ts'
import { createDiskStore } from '#kit/storage/disk-store.ts'

const { url, folder, now, line, unfinishedPath } = JSON.parse(process.argv[2] ?? '{}')
let lines = 0

/** Archives in a process of its own, which kills itself just before it prints the given line. */
await archiveMonths({
  url,
  store: createDiskStore({ folder, secret: Buffer.alloc(32), clock: systemClock }),
  now: new Date(now),
  olderThan: 1,
  unfinishedPath,
  say: () => {
    lines += 1
    if (lines === line) process.kill(process.pid, 'SIGKILL')
  },
})
