import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { runServer } from './run-server.mjs'
import { buildPart, findUnbuilt, frontEnds, sources } from './setup/build-parts.mjs'
import { reportTo, setUp } from './setup.mjs'

const report = reportTo(process.stdout)
const { node } = await setUp(report, { parts: frontEnds })

let scheduled
for (const path of new Set(frontEnds.flatMap((part) => sources[part])))
  watch(join(root, path), { recursive: true }, (_event, file) => {
    if (/(^|\/)(dist|node_modules)(\/|$)/.test(file ?? '')) return
    clearTimeout(scheduled)
    // An editor saves in several steps; the content a moment later counts.
    scheduled = setTimeout(rebuild, 150)
  })

let rebuilding = Promise.resolve()
function rebuild() {
  rebuilding = rebuilding.then(async () => {
    for (const part of findUnbuilt(frontEnds)) {
      report(`Building ${part.name}`)
      await buildPart(part).catch((error) => console.error(error.message))
    }
  })
}

// Node restarts the server when a file that it has read changes, the built pages among them.
await runServer(node, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'])
