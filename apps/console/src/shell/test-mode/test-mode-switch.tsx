import { joinClasses } from '@balcao/ui/join-classes'
import type { Session } from '#api/client.ts'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { goLive } from './go-live.ts'

type TestMode = NonNullable<Session['testMode']>

/**
 * Switches between live and test, which are separate hosts: the whole page navigates there. A plain button, since every
 * page loads it.
 */
export function TestModeSwitch({ testMode: { isOn, liveUrl } }: { testMode: TestMode }) {
  const { testMode: title } = useMessages(coreCatalogue)
  const enter = useAction(api.seller.testMode.enter, { done: ({ url }) => window.location.assign(url) })
  const change = () => {
    if (!isOn) enter.start()
    else if (liveUrl !== null) goLive(liveUrl)
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={title}
      disabled={enter.isBusy}
      onClick={change}
      className={joinClasses(
        'flex h-9 shrink-0 items-center gap-2 rounded-control px-1 font-medium disabled:opacity-50',
        isOn ? 'text-info' : 'text-muted hover:text-default',
      )}
    >
      <span
        aria-hidden="true"
        className={joinClasses('h-5.5 w-9.5 rounded-full p-0.5', isOn ? 'bg-info ps-4.5' : 'bg-control')}
      >
        <span className="block size-4.5 rounded-full bg-surface" />
      </span>
      <span className="max-md:hidden">{title}</span>
    </button>
  )
}
