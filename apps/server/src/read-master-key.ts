import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** From the environment; the demo alone may keep one beside its data, made at the first start and readable by its owner only. */
export function readMasterKey({ masterKey, dataDir }: Config): Buffer {
  if (masterKey !== undefined) return Buffer.from(masterKey, 'base64')
  const file = join(dataDir, 'master.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
