import { IntegrationCard } from '#features/webhooks/integration-card.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformIntegrationsCatalogue } from './catalogue.ts'
import type { Integrations } from './integrations.ts'

/** Accounts that receive money: their health, and those whose webhooks do not arrive. */
export function AcquirersCard({ acquirers }: { acquirers: Integrations['acquirers'] }) {
  const { acquirers: text } = useMessages(platformIntegrationsCatalogue)
  const format = useFormat()
  const sum = (of: (account: Integrations['acquirers'][number]) => number) =>
    format.integer(acquirers.reduce((total, account) => total + of(account), 0))
  const named = (is: (account: Integrations['acquirers'][number]) => boolean) =>
    acquirers
      .filter(is)
      .map(({ label }) => label)
      .join(', ')
  const resting = named(({ isResting }) => isResting)
  const silent = named(({ webhookMissedSince }) => webhookMissedSince !== null)
  return (
    <IntegrationCard
      name={text.name}
      mark="acquirer"
      purpose={text.purpose}
      to="/admin-root/platform-settings/acquirings"
      state={acquirers.length === 0 || resting || silent ? 'attention' : 'connected'}
      lines={
        acquirers.length === 0
          ? [text.none]
          : [
              text.accounts(acquirers.length),
              text.lastDay(
                sum(({ judgedLastDay }) => judgedLastDay),
                sum(({ sickLastDay }) => sickLastDay),
              ),
              ...(resting ? [text.resting(resting)] : []),
              ...(silent ? [text.silent(silent)] : []),
            ]
      }
    />
  )
}

export function PixelsCard({ pixels }: { pixels: Integrations['pixels'] }) {
  const { pixels: text } = useMessages(platformIntegrationsCatalogue)
  return (
    <IntegrationCard
      name={text.name}
      mark="facebook"
      purpose={text.purpose}
      to="/admin-root/platform-pixels"
      state={pixels.count === 0 ? 'off' : 'connected'}
      lines={[pixels.count === 0 ? text.none : text.count(pixels.count)]}
    />
  )
}
