import { dataDir, refuse } from './project.mjs'
import { runServer } from './run-server.mjs'
import { lastingHolderOf } from './running-instance.mjs'
import { reportTo, setUp } from './setup.mjs'

// Asked before the set-up, which would otherwise exchange packages under a server that is using them.
const report = reportTo(process.stdout)
const holder = await lastingHolderOf(dataDir, report)
if (holder !== undefined)
  refuse(
    `Balcão is already running on ${dataDir} (process ${holder}): stop it first, or set BALCAO_DATA_DIR and PORT to run a second one.`,
  )
const { node } = await setUp(report)
await runServer(node, ['apps/server/dist/main.js'])
