import { listAccounts } from '#modules/acquirers/accounts/list-accounts.ts'
import { readServiceHealth } from '#modules/platforms/services/read-service-health.ts'
import { getPlatformPixels } from '#modules/tracking/get-pixels.ts'
import type { Caller } from '#rpc/caller.ts'
import { readMailHealth } from './read-mail-health.ts'
import { readStorageHealth } from './read-storage-health.ts'

/** The external services of the platform and the health of each. */
export async function readIntegrations(caller: Caller) {
  const [mail, postalCodes, storage, pixels, accounts] = await Promise.all([
    readMailHealth(caller),
    readServiceHealth(caller, 'POSTAL_CODES'),
    readStorageHealth(caller),
    getPlatformPixels(caller),
    listAccounts(caller),
  ])
  return {
    mail,
    postalCodes,
    storage,
    pixels: { count: pixels.facebook.length },
    acquirers: accounts
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ id, provider, label, restingMethods, webhookMissedSince, health }) => ({
        id,
        provider,
        label,
        isResting: restingMethods.length > 0,
        webhookMissedSince,
        judgedLastDay: health.reduce((sum, { judged }) => sum + judged, 0),
        sickLastDay: health.reduce((sum, { sick }) => sum + sick, 0),
      })),
  }
}
