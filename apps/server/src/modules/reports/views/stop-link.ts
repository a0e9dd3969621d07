import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { equalInConstantTime } from '../../../kit/crypto/tokens.ts'
import type { Scope } from '../../../scope.ts'
import { keepOptOutKey, openOptOutKey } from '../../notifications/opt-out-key.ts'

/** The link at the end of a report's mail by which it comes no more, for whoever holds the mail and without a login. */
export async function stopPath(scope: Scope, viewId: string): Promise<`/${string}`> {
  return `/report-mails/${viewId}.${signatureOf(scope, await keepOptOutKey(scope), viewId)}`
}

/** The view that a link is about. A link that we did not make is none. */
export async function readStopLink(scope: Scope, token: string): Promise<string> {
  const [viewId = '', signature = ''] = token.split('.')
  const key = await openOptOutKey(scope)
  if (!equalInConstantTime(signature, signatureOf(scope, key, viewId))) throw new AppError('not_found')
  return viewId
}

function signatureOf({ platformId }: Scope, key: Buffer, viewId: string): string {
  return createHmac('sha256', key).update(`link to stop a report ${platformId} ${viewId}`).digest('base64url')
}
