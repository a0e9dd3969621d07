import { accessSync, constants, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** Returns the folder's real path. An empty folder is marked as ours, so that `npm run reset` may remove it whole. */
export function makeDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartRefusal(
      `The data folder ${dataDir} is not writable for you: mend its owner, or set BALCAO_DATA_DIR to another folder.`,
    )
  }
  if (readdirSync(dataDir).length === 0) writeFileSync(join(dataDir, 'made-by-balcao'), '')
  return realpathSync(dataDir)
}
