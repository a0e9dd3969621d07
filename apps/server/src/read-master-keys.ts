import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The former keys, then the current one, from the environment. Only the demo may keep its key beside its data, made at the first
 * start and readable by its owner only.
 */
export function readMasterKeys({ masterKey, formerMasterKeys, dataDir }: Config): Buffer[] {
  return [...formerMasterKeys, masterKey ?? keptBeside(dataDir)].map((key) => Buffer.from(key, 'base64'))
}

function keptBeside(dataDir: string): string {
  const file = join(dataDir, 'master.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
