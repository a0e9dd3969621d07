import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFilmFolder } from './film-folder.ts'

/** The folder comes whole, since any process on this machine may remove it at once. */
async function leave(folder: string, encoder: number | undefined): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'left-film-'))
  await writeFile(join(made, 'encoder.pid'), String(encoder))
  await rename(made, folder)
}

test('the folder of a process that died is removed, and its encoder ended; that of a living one stays', async () => {
  const worker = spawn(process.execPath, ['-e', ''])
  await once(worker, 'exit')
  const left = join(tmpdir(), `balcao-film-${worker.pid}-left`)
  const encoder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(left, '720.mp4')])
  const ended = once(encoder, 'exit')
  await leave(left, encoder.pid)
  const own = await openFilmFolder()
  await ended
  expect(existsSync(left)).toBe(false)
  const next = await openFilmFolder()
  expect(existsSync(own.path)).toBe(true)
  for (const folder of [own, next]) await folder.remove()
})

test('a number of a dead encoder that another program has now ends nothing', async () => {
  const worker = spawn(process.execPath, ['-e', ''])
  await once(worker, 'exit')
  const left = join(tmpdir(), `balcao-film-${worker.pid}-reused`)
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await leave(left, stranger.pid)
  const own = await openFilmFolder()
  expect(existsSync(left)).toBe(false)
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
  await once(stranger, 'exit')
  expect(stranger.signalCode).toBe('SIGTERM')
  await own.remove()
})
