import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useNow } from '#kit/use-today.ts'
import { accountSecurityCatalogue } from './catalogue.ts'
import { readDevice } from './device-name.ts'

type Device = {
  id: string
  createdAt: string
  lastSeenAt: string
  ip: string
  userAgent: string
  isCurrent: boolean
}

export function DevicesCard() {
  const text = useMessages(accountSecurityCatalogue).devices
  const devices = useQuery(api.account.listSessions.queryOptions())
  return (
    <Card aria-labelledby="devices">
      <CardHeader titleId="devices" title={text.title} />
      <p className="mt-1 text-muted">{text.text}</p>
      <div className="mt-3">
        <QueryStates query={devices} skeleton={<DevicesSkeleton />}>
          {(list) => (
            <ul className="grid">
              {list.map((device) => (
                <DeviceLine key={device.id} device={device} />
              ))}
            </ul>
          )}
        </QueryStates>
      </div>
    </Card>
  )
}

function DeviceLine({ device }: { device: Device }) {
  const text = useMessages(accountSecurityCatalogue).devices
  const format = useFormat()
  const now = useNow()
  const revoke = useAction(api.account.revokeSession, {
    invalidates: [api.account.listSessions],
    done: text.revoked,
  })
  const read = readDevice(device.userAgent)
  const name = read ? text.on(read.browser, read.system) : text.unknown
  const Icon = /iPhone|Android/.test(read?.system ?? '') ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-3 border-default border-b py-3 last:border-b-0 last:pb-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isCurrent && <Badge tone="positive">{text.current}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {text.lastSeen(format.ago(device.lastSeenAt, now))} · {device.ip} ·{' '}
          {text.since(format.date(device.createdAt))}
        </p>
      </div>
      {!device.isCurrent && (
        <ConfirmAction
          title={text.revokeTitle}
          description={text.revokeText(name)}
          confirmLabel={text.revoke}
          isDangerous
          trigger={
            <Button size="small" aria-label={text.revokeLabel(name)}>
              {text.revoke}
            </Button>
          }
          onConfirm={() => revoke.run({ sessionId: device.id })}
        />
      )}
    </li>
  )
}

function DevicesSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
