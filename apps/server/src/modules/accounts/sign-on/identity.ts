import type { App } from '#app.ts'
import type { signOnIdentities } from '#db/schema/sign-on.ts'

export type Identity = typeof signOnIdentities.$inferSelect

type Place = Pick<Identity, 'platformId' | 'id'>

/** Seals the refresh token of an answer, or the access token if there is no refresh token. */
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

/** Age from which the next request renews the proof. */
export const renewedFromMs = 30_000
/** Age up to which requests continue while another request renews the proof. */
export const proofMs = 60_000
/** Age up to which requests continue while the provider is silent. */
export const graceMs = 5 * 60_000
