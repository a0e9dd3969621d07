import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { runServer } from './run-server.mjs'
import { buildFrontEnd, findUnbuiltFrontEnds, frontEnds, sharedSources } from './setup/build-front-ends.mjs'
import { reportTo, setUp } from './setup.mjs'

const report = reportTo(process.stdout)
const { node } = await setUp(report)

let scheduled
for (const path of [...frontEnds, ...sharedSources])
  watch(join(root, path), { recursive: true }, (_event, file) => {
    if (/(^|\/)(dist|node_modules)(\/|$)/.test(file ?? '')) return
    clearTimeout(scheduled)
    // An editor saves in several steps; what counts is the content a moment later.
    scheduled = setTimeout(rebuild, 150)
  })

let rebuilding = Promise.resolve()
function rebuild() {
  rebuilding = rebuilding.then(async () => {
    for (const frontEnd of findUnbuiltFrontEnds()) {
      report(`Building ${frontEnd.name}`)
      await buildFrontEnd(frontEnd).catch((error) => console.error(error.message))
    }
  })
}

// Node starts the server again when a file that it has read changes, the built pages among them.
await runServer(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'])
