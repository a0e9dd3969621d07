import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
  refuse(
    `Balcão needs Node ${oldestNode.join('.')} or newer to start, and this is Node ${process.versions.node}.`,
  )

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export const dataDir = resolve(root, process.env.BALCAO_DATA_DIR || '.balcao')

/** Folder of the Node that npm installs. Not every npm also links it among the commands. */
export const nodeDir = `${root}/node_modules/node-${process.platform}-${process.arch}/bin`

/**
 * Environment of the tools: Node 26 and the installed commands first, and a compile cache kept from one start
 * to the next.
 */
export const toolEnvironment = {
  ...process.env,
  PATH: `${nodeDir}:${root}/node_modules/.bin:${process.env.PATH}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/node_modules/.cache/node`,
}

/** Ends the command with one line that states the remedy. */
export function refuse(line) {
  console.error(line)
  process.exit(1)
}
