import { Badge } from '@balcao/ui/badge'
import { Card } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { Skeleton } from '@balcao/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@balcao/ui/table'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus, Search } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { type Provider, paymentMethodOrder } from './acquirer.ts'
import { CapabilityChips } from './capability-chips.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { findProviders } from './find-providers.ts'

/** Capabilities of each of the 64, as its adapter declares them. */
export function CapabilitiesTab() {
  const { matrix: text } = useMessages(acquiringsCatalogue)
  const providers = useQuery(api.admin.acquirers.providers.queryOptions())
  const [search, setSearch] = useState('')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted">{text.text}</p>
        <Field label={text.search} isLabelHidden className="w-full sm:w-72">
          <Input
            type="search"
            placeholder={text.search}
            prefix={<Search aria-hidden="true" className="size-4" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
      </div>
      <QueryStates query={providers} skeleton={<Skeleton className="h-96 w-full rounded-card" />}>
        {(all) => <Matrix providers={findProviders(all, search)} />}
      </QueryStates>
    </div>
  )
}

function Matrix({ providers }: { providers: readonly Provider[] }) {
  const { matrix: text, capability } = useMessages(acquiringsCatalogue)
  const accounts = useQuery(api.admin.acquirers.list.queryOptions())
  const connected = new Set(accounts.data?.map(({ provider }) => provider))
  if (providers.length === 0) return <p className="py-8 text-center text-muted">{text.nothing}</p>
  return (
    <>
      <p className="text-muted text-sm" role="status">
        {text.found(providers.length)}
      </p>
      <ul className="grid divide-y divide-default rounded-card border border-default bg-surface md:hidden">
        {providers.map((provider) => (
          <li key={provider.name} className="grid gap-2 p-4">
            <span className="font-medium">
              {provider.title}{' '}
              {connected.has(provider.name) && <Badge tone="positive">{text.connected}</Badge>}
            </span>
            <CapabilityChips can={provider} />
          </li>
        ))}
      </ul>
      <Card isFlush className="hidden md:block">
        <Table label={text.text} density="compact">
          <TableHead>
            <TableRow>
              <TableHeaderCell>{text.name}</TableHeaderCell>
              {paymentMethodOrder.map((method) => (
                <TableHeaderCell key={method}>{capability[method]}</TableHeaderCell>
              ))}
              <TableHeaderCell>{capability.automaticPix}</TableHeaderCell>
              <TableHeaderCell>{capability.keptCards}</TableHeaderCell>
              <TableHeaderCell>{capability.refund}</TableHeaderCell>
              <TableHeaderCell>{capability.withdraw}</TableHeaderCell>
              <TableHeaderCell>{capability.receivers}</TableHeaderCell>
              <TableHeaderCell>{capability.split}</TableHeaderCell>
              <TableHeaderCell>{text.webhook}</TableHeaderCell>
              <TableHeaderCell>{text.evidence}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {providers.map((provider) => (
              <TableRow key={provider.name}>
                <TableCell className="whitespace-nowrap font-medium">
                  {provider.title}{' '}
                  {connected.has(provider.name) && <Badge tone="positive">{text.connected}</Badge>}
                </TableCell>
                {paymentMethodOrder.map((method) => (
                  <Mark key={method} isThere={provider.methods.includes(method)} />
                ))}
                <Mark isThere={provider.automaticPix} />
                <Mark isThere={provider.chargesKeptCards} />
                <Mark isThere={provider.refundMethods.length > 0} />
                <Mark isThere={provider.withdrawMethods.length > 0} />
                <Mark isThere={provider.hasReceivers} />
                <Mark isThere={provider.splits} />
                <TableCell>{text.verification[provider.webhookVerification]}</TableCell>
                <TableCell className="text-muted">{text.evidences[provider.evidence]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </>
  )
}

function Mark({ isThere }: { isThere: boolean }) {
  const { matrix: text } = useMessages(acquiringsCatalogue)
  return (
    <TableCell>
      {isThere ? (
        <Check aria-hidden="true" className="size-4 text-positive" />
      ) : (
        <Minus aria-hidden="true" className="size-4 text-muted" />
      )}
      <VisuallyHidden>{isThere ? text.yes : text.no}</VisuallyHidden>
    </TableCell>
  )
}
