import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { startCitus } from './start-citus.ts'

const usage = 'node apps/server/test/citus/main.ts FOLDER [--workers NUMBER]'

/** A Citus to try the product on: prints its DATABASE_URL, and runs until it is interrupted. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { workers: { type: 'string', default: '2' } },
  })
  const [typed] = positionals
  const workers = Number(values.workers)
  if (!typed || !(workers > 0)) throw new StartRefusal(usage)
  const folder = resolve(typed)
  if (existsSync(folder)) throw new StartRefusal(`${folder} exists already: name a new folder.`)
  const interrupted = new Promise((end) => process.once('SIGINT', end).once('SIGTERM', end))
  const citus = await startCitus({ folder, workers })
  // The nodes are processes of their own: they neither keep this process alive nor end with it.
  const awake = setInterval(() => {}, 60_000)
  try {
    await citus.makeDatabase('balcao')
    process.stdout.write(`${citus.urlOf('balcao')}\n`)
    await interrupted
  } finally {
    await citus.stop()
    clearInterval(awake)
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
