import type postgres from 'postgres'
import { countOutdated } from '#cli/reseal/count-outdated.ts'
import { sealedColumns } from '#cli/reseal/sealed-columns.ts'
import type { Config } from '#config.ts'
import { printOf } from '#db/refuse-other-key.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import type { Check } from './check.ts'

const name = 'master key'

/** Whether the given key is the installation's, and whether former keys are still needed. */
export async function checkMasterKey(sql: postgres.Sql, config: Config): Promise<Check> {
  const secrets = createSecretBox(readMasterKeys(config))
  const [known] = await sql<{ print: string }[]>`select print from app.master_key`
  if (known?.print !== printOf(secrets.derive('database')))
    return {
      name,
      ok: false,
      detail:
        'BALCAO_MASTER_KEY is not the key that the product was last started with: give that one, or restart the product with this one and the former in BALCAO_FORMER_MASTER_KEYS.',
    }
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms`
  let outdated = 0
  for (const { id: platformId } of platforms)
    for (const column of sealedColumns)
      outdated += await countOutdated(sql, { platformId, mark: secrets.currentMark }, column)
  return outdated === 0
    ? { name, ok: true, detail: 'Seals every secret in the database' }
    : {
        name,
        ok: false,
        detail: `Former keys seal ${outdated} secrets: keep them in BALCAO_FORMER_MASTER_KEYS and run "npm run balcao -- reseal".`,
      }
}
