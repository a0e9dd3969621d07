import { byAccessToken, issueAccessToken } from '../http/access-token.ts'
import { byClientCredentials } from '../http/client-credentials.ts'
import type { Dialect, Route } from '../http/dialect.ts'
import { secretKeyGateway } from './secret-key-gateway.ts'

/**
 * NEXTPAY, WALLETZ and ZENET, of which the specification tells a login by client credentials and, for two of them, the
 * path of payouts. The rest is assumed: the gateway that the specification calls typical, behind a bearer token.
 */
export function tokenGateway({ payoutPath }: { payoutPath: string | null }): Dialect {
  const typical = secretKeyGateway()
  return {
    ...typical,
    authenticate: byAccessToken('gateway'),
    routes: [login, ...typical.routes.flatMap((route) => routeOf(route, payoutPath))],
  }
}

const login: Route = {
  method: 'POST',
  path: '/v1/oauth/token',
  operation: 'authenticate',
  authenticate: byClientCredentials(({ body }) => ({
    id: body.text('client_id'),
    secret: body.text('client_secret'),
  })),
  handle: (call) =>
    call.body.text('grant_type') === 'client_credentials'
      ? {
          status: 200,
          body: {
            access_token: issueAccessToken(call, { purpose: 'gateway', seconds: 3_600 }),
            token_type: 'Bearer',
            expires_in: 3_600,
          },
        }
      : { status: 400, body: { message: 'grant_type must be client_credentials' } },
}

/** Payouts are asked for at the specified path; nothing speaks of reading one. */
function routeOf(route: Route, payoutPath: string | null): Route[] {
  if (route.operation === 'payout-get') return []
  if (route.operation !== 'payout') return [route]
  return payoutPath === null ? [] : [{ ...route, path: `/v1${payoutPath}` }]
}
