import { randomUUID } from 'node:crypto'
import type { App } from '#app.ts'
import { ensureMaster } from '#modules/accounts/masters/ensure-master.ts'
import { inviteMaster } from '#modules/accounts/masters/invite-master.ts'
import { openWhereRoomIs } from '#modules/operator/platforms/open-where-room-is.ts'
import { createOperatorPlatform } from '#modules/platforms/create-operator-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { inScope } from '#scope.ts'
import type { PlatformWishes } from './platform-wishes.ts'
import { requireHome } from './require-home.ts'

export type OpenedPlatform = {
  platformId: string
  url: string
  adminEmail: string
  /** Null for a master who has a password already. */
  masterLink: string | null
}

/** The first platform is free of charge until a master sets other fees. */
const freeOfCharge = { fixedCents: 0, basisPoints: 0, minimumCents: 0, dueDays: 10 }

/**
 * Creates a platform in the name of its master, in the cell with the most room, after the operator's own platform. It
 * can be repeated after a refusal.
 */
export async function openFirstPlatform(app: App, wishes: PlatformWishes): Promise<OpenedPlatform> {
  requireHome(app)
  const master = await inScope(app, operatorPlatformId, async (scope) => {
    await createOperatorPlatform(scope, { isDemo: false })
    return ensureMaster(scope, { name: wishes['master-name'], email: wishes['master-email'] })
  })
  const { platformId } = await openWhereRoomIs(
    { app, ip: 'command line', session: sessionOf(app, master.id) },
    {
      name: wishes.name,
      host: wishes.host,
      brandColor: '#0b6b53',
      locale: 'PT_BR',
      placeholderDocument: wishes.document,
      placeholderPhone: wishes.phone,
      contract: freeOfCharge,
      acquirer: null,
      administrator: { name: wishes['admin-name'], email: wishes['admin-email'] },
    },
  )
  const url = tenantUrl(app.config, wishes.host)
  const path =
    master.passwordHash === null
      ? await inScope(app, operatorPlatformId, (scope) => inviteMaster(scope, master))
      : null
  return { platformId, url, adminEmail: wishes['admin-email'], masterLink: path && `${url}${path}` }
}

/** Access to the installation's own keys is proof enough for a command. */
function sessionOf({ clock }: App, userId: string) {
  return {
    userId,
    sessionId: randomUUID(),
    platformId: operatorPlatformId,
    role: 'MASTER' as const,
    permissions: [],
    steppedUpAt: clock.now(),
    lacksSecondFactor: false,
  }
}
