import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from '#kit/addressed-tabs.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { webhookLogsCatalogue } from './catalogue.ts'
import { IncomingList } from './incoming-list.tsx'
import { OutgoingList } from './outgoing-list.tsx'

export function WebhookLogsScreen() {
  const text = useMessages(webhookLogsCatalogue)
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} />
      <AddressedTabs
        label={text.tabs.label}
        items={[
          { id: 'incoming', label: text.tabs.incoming, content: <IncomingList /> },
          { id: 'outgoing', label: text.tabs.outgoing, content: <OutgoingList /> },
        ]}
      />
    </>
  )
}
