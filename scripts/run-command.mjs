import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dataDir, root, toolEnvironment } from './project.mjs'
import { reportTo, setUp } from './setup.mjs'

/** Sets up silently, or with output on the error stream if there is work to do: the command's own output stays clean. */
export async function runCommand(script, options) {
  const { node } = await setUp(reportTo(process.stderr), options)
  const command = spawn(node, [script, ...process.argv.slice(2)], {
    cwd: root,
    // Relative file arguments refer to the caller's folder, as npm itself sets it.
    env: { INIT_CWD: process.cwd(), ...toolEnvironment, BALCAO_DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  // The command receives the terminal's Ctrl-C itself; this process stays to pass on its exit code.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => command.kill('SIGTERM'))
  const [code, signal] = await new Promise((resolve) => command.once('exit', (...ending) => resolve(ending)))
  process.exit(code ?? 128 + constants.signals[signal])
}
