import { existsSync } from 'node:fs'
import { nodeDir, refuse } from '#scripts/project.mjs'

const wanted = 26

/** The product runs on the Node that npm installed, whatever Node the machine has. */
export function findNode() {
  const brought = `${nodeDir}/node`
  if (existsSync(brought)) return brought
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath
  return refuse(
    `There is no Node ${wanted} for ${process.platform}-${process.arch} among the packages: install Node ${wanted} on this machine and try again.`,
  )
}
