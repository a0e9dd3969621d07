import { dataDir, refuse } from './project.mjs'
import { runServer } from './run-server.mjs'
import { holderOf } from './running-instance.mjs'
import { reportTo, setUp } from './setup.mjs'

// Asked before the set-up, which would otherwise exchange packages under a server that is using them.
const holder = await holderOf(dataDir)
if (holder !== undefined)
  refuse(
    `Balcão is already running on ${dataDir} (process ${holder}): stop it first, or set BALCAO_DATA_DIR and PORT to run a second one.`,
  )
const { node } = await setUp(reportTo(process.stdout))
await runServer(node, ['apps/server/src/main.ts'])
