import type { App } from '#app.ts'
import { staffSignOns } from '#db/schema/sign-on.ts'
import type { Scope } from '#scope.ts'

export type SignOnSettings = typeof staffSignOns.$inferSelect

export async function findSignOnSettings({ tx }: Scope): Promise<SignOnSettings | null> {
  const [settings] = await tx.select().from(staffSignOns)
  return settings ?? null
}

type Place = Pick<SignOnSettings, 'platformId' | 'id'>

export function sealClientSecret(app: App, place: Place, secret: string): string {
  return app.secrets.seal(secret, placeOf(place))
}

export function openClientSecret(app: App, settings: SignOnSettings): string {
  return app.secrets.open(settings.clientSecret, placeOf(settings))
}

function placeOf({ platformId, id }: Place) {
  return { platformId, table: 'staff_sign_ons', column: 'client_secret', rowId: id }
}
