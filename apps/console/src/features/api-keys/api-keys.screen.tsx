import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { BookOpen, KeyRound, Plus, Sheet } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { SecretDialog } from '#kit/secret-dialog.tsx'
import { apiKeyColumns } from './api-key-columns.tsx'
import { apiKeysCatalogue } from './catalogue.ts'
import { useApiKeys } from './use-api-keys.ts'
import { useKeyActions } from './use-key-actions.tsx'

// Loaded on demand, so that the list does not wait for the form's code.
const NewKeyDrawer = lazy(async () => ({ default: (await import('./new-key-drawer.tsx')).NewKeyDrawer }))

const NewFeedDrawer = lazy(async () => ({ default: (await import('./new-feed-drawer.tsx')).NewFeedDrawer }))

const ApiCallsTab = lazy(async () => ({ default: (await import('./api-calls-tab.tsx')).ApiCallsTab }))

/** API keys of a seller or of the platform, a seller's addresses for spreadsheets, and the calls made with them. */
export function ApiKeysScreen() {
  const text = useMessages(apiKeysCatalogue)
  const { role } = useApiKeys()
  const [isCreating, setIsCreating] = useState(false)
  const [isFeeding, setIsFeeding] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const [feedUrl, setFeedUrl] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <>
            <LinkButton href="/api/docs" target="_blank" icon={<BookOpen />}>
              {text.documentation}
            </LinkButton>
            {role === 'SELLER' && (
              <Button icon={<Sheet />} onClick={() => setIsFeeding(true)}>
                {text.feed.create}
              </Button>
            )}
            <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
              {text.create}
            </Button>
          </>
        }
      />
      <AddressedTabs
        label={text.title}
        items={[
          { id: 'keys', label: text.keys, content: <KeysTab onMade={setToken} /> },
          { id: 'calls', label: text.call.tab, content: <ApiCallsTab /> },
        ]}
      />
      <Suspense>
        {isCreating && <NewKeyDrawer onClose={() => setIsCreating(false)} onMade={setToken} />}
        {isFeeding && <NewFeedDrawer onClose={() => setIsFeeding(false)} onMade={setFeedUrl} />}
      </Suspense>
      {feedUrl !== null && (
        <SecretDialog secret={feedUrl} text={text.feed.secret} onClose={() => setFeedUrl(null)} />
      )}
      {token !== null && <SecretDialog secret={token} text={text.token} onClose={() => setToken(null)} />}
    </>
  )
}

function KeysTab({ onMade }: { onMade: (token: string) => void }) {
  const text = useMessages(apiKeysCatalogue)
  const format = useFormat()
  const { role, keys, isTest } = useApiKeys()
  const { actionsFor, dialog } = useKeyActions({ onMade })
  const list = useList({
    id: 'api-keys',
    label: text.title,
    columns: useMemo(() => apiKeyColumns({ text, format, role, isTest }), [text, format, role, isTest]),
    query: ({ sort, cursor, limit }) => keys.list.queryOptions({ sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowActions: actionsFor,
    empty: { icon: <KeyRound />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListView list={list} />
      {dialog}
    </>
  )
}
