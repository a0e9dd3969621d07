import { Banner } from '@balcao/ui/banner'
import { Card, CardHeader } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyInput } from '#kit/currency.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import type { PayoutAccount } from './payout-account-drawer.tsx'
import { VerdictList } from './verdict-list.tsx'

/** The account that would pay a withdrawal now, and the reasons against the others. */
export function PayoutSimulator({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { payouts: text, simulator } = useMessages(acquiringsCatalogue)
  const money = useMoneyInput()
  const [kind, setKind] = useState<'PIX' | 'BANK_ACCOUNT'>('PIX')
  const [amountCents, setAmountCents] = useState<number | null>(100_000)
  const { data } = useQuery({
    ...api.admin.payouts.simulate.queryOptions({ kind, amountCents: amountCents ?? 1 }),
    enabled: Boolean(amountCents),
    placeholderData: keepPreviousData,
  })
  const nameOf = (id: string) =>
    accounts.find(({ providerAccountId }) => providerAccountId === id)?.label ?? ''
  const chosen = data?.lines.find(({ verdict }) => verdict === 'CHOSEN')
  return (
    <Card className="grid content-start gap-4">
      <CardHeader title={text.simulator} />
      <SegmentedControl
        isFullWidth
        label={text.kind}
        segments={[
          { value: 'PIX', label: text.kinds.PIX },
          { value: 'BANK_ACCOUNT', label: text.kinds.BANK_ACCOUNT },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Field label={simulator.amount}>
        <MoneyInput {...money} valueCents={amountCents} onChange={setAmountCents} />
      </Field>
      {data && (
        <div role="status" className="grid gap-3">
          {data.isStopped && <Banner tone="negative">{text.isStopped}</Banner>}
          <p
            className={`rounded-control p-3 font-medium ${chosen ? 'bg-positive-soft' : 'bg-negative-soft'}`}
          >
            {chosen ? text.goes(nameOf(chosen.accountId)) : text.nowhere}
          </p>
          <VerdictList
            items={data.lines.map(({ accountId, verdict }) => ({
              id: accountId,
              isChosen: verdict === 'CHOSEN',
              isOut: verdict !== 'CHOSEN' && verdict !== 'NEXT',
              title: nameOf(accountId),
              text: text.verdict[verdict],
            }))}
          />
        </div>
      )}
    </Card>
  )
}
