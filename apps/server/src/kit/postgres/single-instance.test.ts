import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from './single-instance.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'

let dataDir: string

beforeEach(() => {
  dataDir = makeTestFolder()
})

afterEach(() => removeTestFolder(dataDir))

test('a second start on the same data folder is refused with the id of the process that holds it', async () => {
  const claim = await claimDataFolder(dataDir)
  await expect(claimDataFolder(dataDir)).rejects.toThrow(
    `already running on ${dataDir} (process ${process.pid})`,
  )
  claim.release()
})

test('a start right after a stop waits for the end of the former process', async () => {
  const before = await claimDataFolder(dataDir)
  before.announceStop()
  let isClaimed = false
  const after = claimDataFolder(dataDir).then((claim) => {
    isClaimed = true
    return claim
  })
  await setImmediate()
  expect(isClaimed).toBe(false)
  before.release()
  const claim = await after
  claim.release()
})

test('another path to the same folder is the same folder', async () => {
  const claim = await claimDataFolder(dataDir)
  const detour = join(dataDir, 'detour')
  symlinkSync(dataDir, detour)
  await expect(claimDataFolder(detour)).rejects.toThrow('already running')
  claim.release()
})

test('a folder that was released, or whose process was killed, is free again', async () => {
  const script = `
    import { claimDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'single-instance.ts'))}
    await claimDataFolder(${JSON.stringify(dataDir)})
    process.kill(process.pid, 'SIGKILL')
  `
  const killed = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: 'inherit',
  })
  const [, killedBy] = await once(killed, 'close')
  expect(killedBy).toBe('SIGKILL')

  const first = await claimDataFolder(dataDir)
  first.release()
  const second = await claimDataFolder(dataDir)
  second.release()
})
