import { byAccessToken, issueAccessToken } from '#http/access-token.ts'
import { byAnyCredentials } from '#http/any-credentials.ts'
import type { Dialect, Route } from '#http/dialect.ts'
import { secretKeyGateway } from './secret-key-gateway.ts'

/**
 * NEXTPAY, WALLETZ and ZENET. The specification describes a login and, for two of them, the path of payouts;
 * no public caller was found. Unknown are the path of the login (the specification names several for all
 * providers together, others are usual), the names of the two keys and whether they come in the body or as
 * Basic: any usual choice is accepted. The answer, an `access_token`, is specified. The rest is assumed: the
 * gateway that the specification calls typical, behind that token.
 */
export function tokenGateway({ payoutPath }: { payoutPath: string | null }): Dialect {
  const typical = secretKeyGateway()
  return {
    ...typical,
    authenticate: byAccessToken('gateway'),
    routes: [...logins, ...typical.routes.flatMap((route) => routeOf(route, payoutPath))],
  }
}

const loginPaths = [
  '/oauth/token',
  '/auth/generate_token',
  '/auth/token',
  '/auth/login',
  '/login',
  '/auth',
  '/token',
]

const logins = loginPaths.map(
  (path): Route => ({
    method: 'POST',
    path: `/v1${path}`,
    operation: 'authenticate',
    authenticate: byAnyCredentials,
    handle: (call) =>
      (call.body.text('grant_type') ?? 'client_credentials') === 'client_credentials'
        ? {
            status: 200,
            body: {
              access_token: issueAccessToken(call, { purpose: 'gateway', seconds: 3_600 }),
              token_type: 'Bearer',
              expires_in: 3_600,
            },
          }
        : { status: 400, body: { message: 'grant_type must be client_credentials' } },
  }),
)

/** Payouts are created at the specified path; no read of a payout is documented. */
function routeOf(route: Route, payoutPath: string | null): Route[] {
  if (route.operation === 'payout-get') return []
  if (route.operation !== 'payout') return [route]
  return payoutPath === null ? [] : [{ ...route, path: `/v1${payoutPath}` }]
}
