import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Before anything else is loaded: the sources are TypeScript, and this keeps what Node made of them from one start to the next.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'))

const { runServer } = await import('./run-server.ts')
const { StartRefusal } = await import('./kit/postgres/start-refusal.ts')
const { ConfigError } = await import('./config.ts')

/** What a person can mend is one line; anything else is a bug and shows where it happened. */
try {
  await runServer(process.env)
} catch (error) {
  const isMendable = error instanceof StartRefusal || error instanceof ConfigError
  process.stderr.write(
    `${isMendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
