import { type Capabilities, capabilities } from '@balcao/domain/people/account-standing'
import { accountStatuses } from '@balcao/domain/vocabulary'
import { Badge } from '@balcao/ui/badge'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { showToast } from '@balcao/ui/toast'
import { Check, Clock, X } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useNow } from '#kit/use-today.ts'
import { CashoutBlock } from './cashout-block.tsx'
import { usersCatalogue } from './catalogue.ts'
import { ChangeLock, useChangeLock } from './change-lock.tsx'
import type { UsersMessages } from './messages/pt-br.ts'
import type { Seller } from './seller.ts'

/** Present permissions of the seller, and those of each other status. */
export function RestrictionsTab({ seller }: { seller: Seller }) {
  const messages = useMessages(usersCatalogue)
  const text = messages.restrictions
  const format = useFormat()
  const now = useNow()
  const lock = useChangeLock(seller)
  const { unblock } = seller
  return (
    <div className="grid gap-6">
      <ChangeLock lock={lock} />
      {seller.status === 'BLOCKED' && (
        <Banner tone="pending">
          {unblock ? text.unblockAsked(unblock.by, format.ago(unblock.at, now)) : text.unblockNeedsTwo}
        </Banner>
      )}
      <CashoutBlock seller={seller} isLocked={lock !== null} />
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.matrix}</h3>
        <div className="rounded-control border border-default">
          <table className="w-full text-start">
            <thead className="text-muted text-sm">
              <tr className="border-default border-b">
                {[text.standing, text.sells, text.withdraws, text.enters].map((heading) => (
                  <th key={heading} scope="col" className="px-3 py-2 text-start font-normal">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {accountStatuses.map((status) => (
                <tr key={status} className="border-default border-b last:border-b-0">
                  <th scope="row" className="px-3 py-2 text-start font-medium">
                    <span className="inline-flex flex-wrap items-center gap-1.5">
                      {messages.standing[status]} {status === seller.status && <Badge>{text.current}</Badge>}
                    </span>
                  </th>
                  <Ability value={capabilities[status].sells ? 'YES' : 'NO'} text={text} />
                  <Ability value={capabilities[status].withdraws} text={text} />
                  <Ability value={capabilities[status].enters ? 'YES' : 'NO'} text={text} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {lock === null && <StandingMoves seller={seller} />}
    </div>
  )
}

const marks = {
  YES: { Icon: Check, tone: 'text-positive', word: 'yes' },
  REVIEWED: { Icon: Clock, tone: 'text-pending', word: 'reviewed' },
  NO: { Icon: X, tone: 'text-negative', word: 'no' },
} as const

type AbilityProps = { value: Capabilities['withdraws']; text: UsersMessages['restrictions'] }

function Ability({ value, text }: AbilityProps) {
  const { Icon, tone, word } = marks[value]
  return (
    <td className="px-3 py-2">
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
        <span className="max-sm:sr-only">{text[word]}</span>
      </span>
    </td>
  )
}

function StandingMoves({ seller }: { seller: Seller }) {
  const messages = useMessages(usersCatalogue)
  const text = messages.restrictions
  const move = useAction(api.admin.users.moveStanding, {
    proven: true,
    invalidates: [api.admin.users],
    done: ({ outcome }) =>
      void showToast({ tone: 'positive', title: outcome === 'ASKED' ? text.asked : text.moveDone }),
  })
  const isBlocked = seller.status === 'BLOCKED'
  const isRequest = isBlocked && (seller.unblock === null || seller.unblock.isOwn)
  const labelOf = (to: keyof typeof text.move) => {
    const { label, noun } = text.move[to]
    if (!isBlocked) return label
    return isRequest ? text.ask(noun) : text.confirm(noun)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {accountStatuses
        .filter((status) => status !== seller.status && !(status === 'BLOCKED' && seller.isStaff))
        .map((to) => (
          <ConfirmAction
            key={to}
            trigger={<Button variant={to === 'BLOCKED' ? 'danger' : 'secondary'}>{labelOf(to)}</Button>}
            title={text.move[to].title(seller.name)}
            description={isRequest ? `${text.askText} ${text.move[to].text}` : text.move[to].text}
            confirmLabel={labelOf(to)}
            isDangerous={to === 'BLOCKED' || to === 'OFFBOARDING'}
            reason={{ isRequired: true, help: messages.reasonHelp }}
            onConfirm={({ reason }) => move.run({ userId: seller.id, to, reason })}
          />
        ))}
    </div>
  )
}
