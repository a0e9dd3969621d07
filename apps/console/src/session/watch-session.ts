import type { QueryClient } from '@tanstack/react-query'
import { readError } from '#api/read-error.ts'
import { sessionQuery } from './session.ts'

/**
 * Any call may find the session ended: then the guards show the login. Or it finds a permission removed or a
 * second factor missing: then the session is refetched, and menu and guards follow it.
 */
export function watchSession(client: QueryClient, onGone: () => void): void {
  const look = (error: unknown) => {
    const { code } = readError(error)
    if (code === 'permission_missing' || code === 'second_factor_required')
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    if (code !== 'session_required' && code !== 'session_expired') return
    if (!client.getQueryData(sessionQuery.queryKey)) return
    client.setQueryData(sessionQuery.queryKey, null)
    onGone()
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
  })
}
