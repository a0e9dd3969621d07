import { Badge } from '@balcao/ui/badge'
import { Banner, type BannerTone } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { PlugZap } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { AccountHistory } from './account-history.tsx'
import { AccountWebhook } from './account-webhook.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { CostsTab } from './costs-tab.tsx'
import { CredentialsTab } from './credentials-tab.tsx'

type AccountDrawerProps = { accountId: string; onClose: () => void }
type Test = inferOutput<typeof api.admin.acquirers.test>

const tones: Record<Test['verdict'], BannerTone> = {
  ACCEPTED: 'positive',
  REFUSED: 'negative',
  SILENT: 'negative',
  ODD: 'pending',
  LATER: 'pending',
  NO_CHECK: 'info',
}

/** One account: its keys, the settings to make at the acquirer, its costs, and its history. */
export function AccountDrawer({ accountId, onClose }: AccountDrawerProps) {
  const text = useMessages(acquiringsCatalogue).drawer
  const test = useAction(api.admin.acquirers.test, {
    proven: true,
    invalidates: [api.admin.acquirers.list],
  })
  return (
    <RecordDrawer
      part="account"
      onClose={onClose}
      onPrevious={null}
      onNext={null}
      query={api.admin.acquirers.get.queryOptions({ accountId })}
      loadingTitle={text.loading}
      title={({ label }) => label}
      detail={({ can }) => (
        <div>
          <Badge>{can.title}</Badge>
        </div>
      )}
      actions={() => (
        <Button icon={<PlugZap />} isBusy={test.isBusy} onClick={() => test.start({ accountId })}>
          {text.test}
        </Button>
      )}
      tabs={{
        label: text.tabs,
        items: (account) => [
          { id: 'credentials', label: text.credentials, content: <CredentialsTab account={account} /> },
          { id: 'webhook', label: text.webhook, content: <AccountWebhook account={account} /> },
          { id: 'costs', label: text.costs, content: <CostsTab account={account} /> },
          { id: 'history', label: text.history, content: <AccountHistory account={account} /> },
        ],
      }}
    >
      {() => test.data && <TestResult test={test.data} />}
    </RecordDrawer>
  )
}

function TestResult({ test }: { test: Test }) {
  const text = useMessages(acquiringsCatalogue).drawer
  const format = useFormat()
  const { verdict, durationMs, httpStatus, message } = test
  const said = [httpStatus !== null && text.http(httpStatus), message].filter(Boolean).join(' · ')
  return (
    <div className="mb-4">
      <Banner tone={tones[verdict]} title={text.tested[verdict]} isLive>
        {durationMs !== null && <p>{text.testedIn(format.duration(durationMs))}</p>}
        {said !== '' && <p className="[overflow-wrap:anywhere]">{text.said(said)}</p>}
      </Banner>
    </div>
  )
}
