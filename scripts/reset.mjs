import { existsSync, lstatSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dataDir, refuse, root } from './project.mjs'
import { holderOf, stopOrphanedPostgres } from './running-instance.mjs'

const holder = await holderOf(dataDir)
if (holder !== undefined)
  refuse(`Balcão is running on ${dataDir} (process ${holder}): stop it before a reset.`)

if (!existsSync(dataDir)) {
  console.log(`There is no data in ${dataDir}: the next start begins afresh.`)
  process.exit(0)
}
// A folder that held other files before is not removed.
if (dataDir !== join(root, '.balcao') && !existsSync(join(dataDir, 'made-by-balcao')))
  refuse(`${dataDir} was not made by Balcão: remove what you do not need in it by hand.`)
if (!(await isAgreed())) refuse('Nothing was removed.')

await stopOrphanedPostgres(dataDir)
const postgres = join(dataDir, 'postgres')
if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink())
  rmSync(readlinkSync(postgres), { recursive: true, force: true })
rmSync(dataDir, { recursive: true, force: true })
console.log('All data is gone. The next start begins afresh.')

async function isAgreed() {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) refuse('A reset removes all data: say so with "npm run reset -- --yes".')
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`Remove all data in ${dataDir}? It cannot be brought back. [y/N] `)
  prompt.close()
  return /^(y|yes|s|sim)$/i.test(answer.trim())
}
