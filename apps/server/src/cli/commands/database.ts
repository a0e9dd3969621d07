import { resolve } from 'node:path'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { databaseUrl } from '#cli/database-url.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { readConfig } from '#config.ts'
import { distribute } from '#db/citus/distribute.ts'
import { appUrl, operatorUrl } from '#db/migrate.ts'
import { roleGrants } from '#db/role-grants.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { readMasterKeys } from '#read-master-keys.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

/** `grants` and `pooler` print without connecting, since the database may still refuse every login. */
export function database(words: string[], { environment, say }: World): Answer | Promise<Answer> {
  const { what } = readArguments(words, { names: ['what'] })
  if (what === 'distribute') return distributeOver(databaseUrl(environment), say)
  if (what !== 'grants' && what !== 'pooler')
    throw new WrongCall(`"${what}" is neither grants nor pooler nor distribute`)
  const url = databaseUrl(environment)
  const config = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
  const key = createSecretBox(readMasterKeys(config)).derive('database')
  if (what === 'pooler') {
    const users = [appUrl(url, key), operatorUrl(url, key)].map(userLine)
    return { data: { users }, text: users.join('\n') }
  }
  const sql = roleGrants(url, key)
  return { data: { sql }, text: sql }
}

async function distributeOver(url: string, say: World['say']): Promise<Answer> {
  const data = await distribute(url, say)
  const { distributed, reference, local } = data
  return {
    data,
    text: `${distributed.length} tables lie in shards by tenant, ${reference.length} whole on every node (${reference.join(', ')}), ${local.length} on the coordinator alone (${local.join(', ')}).`,
  }
}

/** A line of PgBouncer's auth_file. */
function userLine(url: string): string {
  const { username, password } = new URL(url)
  return `"${username}" "${password}"`
}
