import type { App } from '#app.ts'
import type { signOnIdentities } from '#db/schema/sign-on.ts'

export type Identity = typeof signOnIdentities.$inferSelect

type Place = Pick<Identity, 'platformId' | 'id'>

/** From an answer of the provider: the refresh token, or the access token where there is no other. */
export function sealToken(
  app: App,
  place: Place,
  { refresh_token: refresh, access_token: access }: { refresh_token?: string; access_token: string },
): Pick<Identity, 'token' | 'isRefreshToken'> {
  return {
    token: app.secrets.seal(refresh ?? access, placeOf(place)),
    isRefreshToken: refresh !== undefined,
  }
}

export function openToken(app: App, identity: Place & { token: string }): string {
  return app.secrets.open(identity.token, placeOf(identity))
}

function placeOf({ platformId, id }: Place) {
  return { platformId, table: 'sign_on_identities', column: 'token', rowId: id }
}

/** From this age on a proof is renewed by the next request. */
export const renewedFromMs = 30_000
/** Nothing is done on an older proof while the provider answers. */
export const proofMs = 60_000
/** Nothing is done on an older proof at all: so long sessions outlive the provider's silence. */
export const graceMs = 5 * 60_000
