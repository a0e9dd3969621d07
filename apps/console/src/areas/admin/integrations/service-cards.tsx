import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { api } from '#api/client.ts'
import { IntegrationCard, type IntegrationState } from '#features/webhooks/integration-card.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { platformIntegrationsCatalogue } from './catalogue.ts'
import type { Integrations } from './integrations.ts'

export function MailCard({ mail }: { mail: Integrations['mail'] }) {
  const { mail: text } = useMessages(platformIntegrationsCatalogue)
  const format = useFormat()
  const test = useAction(api.admin.integrations.testMail, {
    invalidates: [api.admin.integrations],
    done: ({ to }) => showToast({ tone: 'positive', title: text.tested(to) }),
  })
  const { host, lastSentAt, sentLastDay, failedLastDay, waiting } = mail
  return (
    <IntegrationCard
      name={text.name}
      mark="mail"
      purpose={text.purpose}
      state={host === null ? 'off' : failedLastDay > 0 ? 'attention' : 'connected'}
      lines={
        host === null
          ? [text.none]
          : [
              host,
              lastSentAt === null ? text.neverSent : text.lastSent(format.dateTime(lastSentAt)),
              text.lastDay(format.integer(sentLastDay), format.integer(failedLastDay)),
              ...(waiting > 0 ? [text.waiting(format.integer(waiting))] : []),
            ]
      }
      action={
        <Button size="small" isBusy={test.isBusy} onClick={() => test.start()}>
          {text.test}
        </Button>
      }
    />
  )
}

export function PostalCodesCard({ health }: { health: Integrations['postalCodes'] }) {
  const { postalCodes: text } = useMessages(platformIntegrationsCatalogue)
  const test = useAction(api.admin.integrations.testPostalCodes, {
    invalidates: [api.admin.integrations],
    done: ({ works }) => tellTest(works, text),
  })
  return (
    <IntegrationCard
      name={text.name}
      mark="postalCode"
      purpose={text.purpose}
      state={stateOf(health)}
      lines={useHealthLines(health)}
      action={<TestButton name={text.name} isBusy={test.isBusy} onTest={() => test.start()} />}
    />
  )
}

export function StorageCard({ storage }: { storage: Integrations['storage'] }) {
  const { storage: text } = useMessages(platformIntegrationsCatalogue)
  const format = useFormat()
  const test = useAction(api.admin.integrations.testStorage, {
    invalidates: [api.admin.integrations],
    done: ({ works }) => tellTest(works, text),
  })
  const health = useHealthLines(storage)
  return (
    <IntegrationCard
      name={text.name}
      mark="storage"
      purpose={text.purpose}
      state={stateOf(storage)}
      lines={[
        text.kind[storage.kind],
        storage.files === 0
          ? text.none
          : text.files(format.integer(storage.files), format.fileSize(storage.bytes)),
        ...(storage.lastAnsweredAt === null && storage.lastFailedAt === null ? [] : health),
      ]}
      action={<TestButton name={text.name} isBusy={test.isBusy} onTest={() => test.start()} />}
    />
  )
}

type Health = Integrations['postalCodes']

/** A service whose last call failed, or that failed often lately, needs attention. */
function stateOf({ failedLastDay, lastAnsweredAt, lastFailedAt }: Health): IntegrationState {
  if (lastAnsweredAt === null && lastFailedAt === null) return 'untried'
  const hasFailedLast = lastFailedAt !== null && (lastAnsweredAt === null || lastFailedAt > lastAnsweredAt)
  return hasFailedLast && failedLastDay > 0 ? 'attention' : 'connected'
}

function useHealthLines({ answeredLastDay, failedLastDay, lastAnsweredAt, lastFailedAt }: Health): string[] {
  const text = useMessages(platformIntegrationsCatalogue)
  const format = useFormat()
  if (lastAnsweredAt === null && lastFailedAt === null) return [text.never]
  return [
    text.lastDay(format.integer(answeredLastDay), format.integer(failedLastDay)),
    ...(lastAnsweredAt === null ? [] : [text.lastAnswered(format.dateTime(lastAnsweredAt))]),
    ...(lastFailedAt === null ? [] : [text.lastFailed(format.dateTime(lastFailedAt))]),
  ]
}

function TestButton({ name, isBusy, onTest }: { name: string; isBusy: boolean; onTest: () => void }) {
  const text = useMessages(platformIntegrationsCatalogue)
  return (
    <Button size="small" isBusy={isBusy} onClick={onTest} aria-label={text.testNamed(name)}>
      {text.test}
    </Button>
  )
}

function tellTest(works: boolean, text: { works: string; fails: string }) {
  return showToast({ tone: works ? 'positive' : 'negative', title: works ? text.works : text.fails })
}
