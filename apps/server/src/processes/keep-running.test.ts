import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

test.each(['web', 'worker'] as const)(
  'a %s process does not inherit the compile cache of the tools that started it',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-process-'))
    const { NODE_COMPILE_CACHE: before } = process.env
    process.env.NODE_COMPILE_CACHE = folder
    const program = join(folder, 'program.mjs')
    await writeFile(
      program,
      `import { getCompileCacheDir } from 'node:module'
     import { writeFileSync } from 'node:fs'
     writeFileSync(process.env.ANSWER, String(getCompileCacheDir()))
     process.on('SIGTERM', () => process.exit(0))
     process.send({ isReady: true })`,
    )
    const answer = join(folder, 'answer')
    const running = keepRunning({ kind, program, environment: { ANSWER: answer }, report() {} })
    try {
      await running.ready
      expect(await readFile(answer, 'utf8')).toBe('undefined')
    } finally {
      await running.stop()
      if (before === undefined) delete process.env.NODE_COMPILE_CACHE
      else process.env.NODE_COMPILE_CACHE = before
      await rm(folder, { recursive: true })
    }
  },
)
