import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import type { App } from '../../../app.ts'
import { equalInConstantTime } from '../../../kit/crypto/tokens.ts'

type Place = { app: App; platformId: string }

/** The link at the end of a report's mail by which it comes no more, for whoever holds the mail and without a login. */
export function stopPath(place: Place, viewId: string): `/${string}` {
  return `/report-mails/${viewId}.${signatureOf(place, viewId)}`
}

/** The view that a link is about. A link that we did not make is none. */
export function readStopLink(place: Place, token: string): string {
  const [viewId = '', signature = ''] = token.split('.')
  if (!equalInConstantTime(signature, signatureOf(place, viewId))) throw new AppError('not_found')
  return viewId
}

function signatureOf({ app, platformId }: Place, viewId: string): string {
  return createHmac('sha256', app.secrets.derive('link to stop a report'))
    .update(`${platformId} ${viewId}`)
    .digest('base64url')
}
