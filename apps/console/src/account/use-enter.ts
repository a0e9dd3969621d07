import { useRouter } from '@tanstack/react-router'
import { safeNext } from '#address/safe-next.ts'
import { areaOf } from '#areas/areas.ts'
import { getSession, useForgetEverything } from '#session/session.ts'

/** After the login: reads the session and opens the requested page. */
export function useEnter(): () => Promise<void> {
  const router = useRouter()
  const forgetEverything = useForgetEverything()
  return async () => {
    await forgetEverything()
    const session = await getSession()
    const next = (router.state.location.search as Record<string, string | undefined>).next
    await router.invalidate()
    await router.navigate({ href: safeNext(next, session ? areaOf(session.user.role).prefix : '/') })
  }
}
