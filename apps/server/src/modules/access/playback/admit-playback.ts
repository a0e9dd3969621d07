import { AppError } from '@balcao/domain/app-error'
import type { App } from '#app.ts'
import { readStandings } from '#modules/access/read-standings.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { type Playback, readPlaybackAddress } from './playback-address.ts'

/**
 * Admits one request for a part of a file: a signed address, in the hands of its own buyer, whose grant is
 * open now. Asked for every range, so a refund ends it within the next one.
 */
export async function admitPlayback(
  app: App,
  { token, session }: { token: string; session: SessionUser | null },
): Promise<Playback> {
  const playback = readPlaybackAddress(app, token)
  const { platformId, userId, grantId } = playback
  if (session === null) throw new AppError('session_required')
  if (session.platformId !== platformId || session.userId !== userId) throw new AppError('not_found')
  const standings = await inScope(app, platformId, (scope) => readStandings(scope, [grantId]))
  if (!standings.get(grantId)?.isOpen) throw new AppError('access_closed')
  return playback
}
