import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Runs before all other imports: sources are compiled once instead of at every start. A build needs no compiler, and
// the cache would only take memory.
if (import.meta.filename.endsWith('.ts'))
  enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'))

const { StartRefusal } = await import('./kit/postgres/start-refusal.ts')
const { ConfigError } = await import('./config.ts')
const { isProcessKind } = await import('./processes/process-kind.ts')

/** An error that the user can fix is one line; any other is a bug and shows its stack. */
try {
  const { BALCAO_PROCESS: kind } = process.env
  if (isProcessKind(kind)) await (await import('./processes/run-process.ts')).runProcess(kind, process.env)
  else if (process.argv.includes('--cells'))
    await (await import('./run-cells.ts')).runCells(process.env, import.meta.filename, process.argv)
  else await (await import('./run-server.ts')).runServer(process.env, import.meta.filename)
} catch (error) {
  const isMendable = error instanceof StartRefusal || error instanceof ConfigError
  process.stderr.write(
    `${isMendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
}
