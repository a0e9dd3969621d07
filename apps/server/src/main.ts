import { ConfigError } from './config.ts'
import { StartRefusal } from './kit/postgres/start-refusal.ts'
import { runServer } from './run-server.ts'

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
