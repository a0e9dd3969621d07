import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dataDir, root, toolEnvironment } from './project.mjs'
import { stopOrphanedPostgres } from './running-instance.mjs'

/** One press of Ctrl-C arrives up to twice: from the terminal, and again from npm, which forwards signals. */
const echoMilliseconds = 500

/**
 * Runs the server on the product's Node and exits with its exit code. The server has its own process group,
 * so that a stop reaches it once, through this process; if this process is killed, the server notices the
 * closed channel and stops by itself.
 */
export async function runServer(node, args) {
  const server = spawn(node, args, {
    cwd: root,
    env: { ...toolEnvironment, BALCAO_DATA_DIR: dataDir },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let lastStop = 0
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => {
      const now = performance.now()
      if (lastStop !== 0 && now - lastStop < echoMilliseconds) return
      lastStop = now
      server.kill(name === 'SIGHUP' ? 'SIGTERM' : name)
    })
  stopWithNpm(server)
  const [code, signal] = await new Promise((resolve) => server.once('exit', (...ending) => resolve(ending)))
  await stopOrphanedPostgres(dataDir)
  process.exit(code ?? 128 + constants.signals[signal])
}

/** npm forwards signals, but a killed npm cannot; its orphaned server should not keep running. */
function stopWithNpm(server) {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 250)
  watch.unref()
}
