import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFilmFolder } from './film-folder.ts'

/** Creates the folder of a dead process in one rename, because another process on this machine may remove it at any time. */
async function leaveFolder(folder: string, encoder: number | undefined): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'left-film-'))
  await writeFile(join(made, 'encoder.pid'), String(encoder))
  await rename(made, folder)
}

test('the folder of a dead process is removed and its encoder ended; the folder of a living process stays', async () => {
  const worker = spawn(process.execPath, ['-e', ''])
  await once(worker, 'exit')
  const left = join(tmpdir(), `balcao-film-${worker.pid}-left`)
  const encoder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(left, '720.mp4')])
  const ended = once(encoder, 'exit')
  await leaveFolder(left, encoder.pid)
  const own = await openFilmFolder()
  await ended
  expect(existsSync(left)).toBe(false)
  const next = await openFilmFolder()
  expect(existsSync(own.path)).toBe(true)
  for (const folder of [own, next]) await folder.remove()
})

test('a program that has reused the process id of a dead encoder is not ended', async () => {
  const worker = spawn(process.execPath, ['-e', ''])
  await once(worker, 'exit')
  const left = join(tmpdir(), `balcao-film-${worker.pid}-reused`)
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await leaveFolder(left, stranger.pid)
  const own = await openFilmFolder()
  expect(existsSync(left)).toBe(false)
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
  await once(stranger, 'exit')
  expect(stranger.signalCode).toBe('SIGTERM')
  await own.remove()
})
