import { dataDir, refuse } from './project.mjs'
import { runServer } from './run-server.mjs'
import { lastingHolderOf } from './running-instance.mjs'
import { reportTo, setUp } from './setup.mjs'

// Checked before the set-up, which would otherwise replace packages under a running server.
const report = reportTo(process.stdout)
const holder = await lastingHolderOf(dataDir, report)
if (holder !== undefined)
  refuse(
    `Balcão is already running on ${dataDir} (process ${holder}): stop it first, or set BALCAO_DATA_DIR and PORT to run a second one.`,
  )
const { node } = await setUp(report)
await runServer(node, ['apps/server/dist/main.js', ...process.argv.slice(2)])
