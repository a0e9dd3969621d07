import { resolve } from 'node:path'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { readConfig } from '#config.ts'
import { roleGrants } from '#db/role-grants.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { readMasterKeys } from '#read-master-keys.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

/** Prints SQL without connecting: the database may refuse every login yet. */
export function database(words: string[], { environment }: World): Answer {
  const { what } = readArguments(words, { names: ['what'] })
  if (what !== 'grants') throw new WrongCall(`"${what}" is not grants`)
  const url = databaseUrl(environment)
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  const sql = roleGrants(url, createSecretBox(readMasterKeys(config)).derive('database'))
  return { data: { sql }, text: sql }
}
