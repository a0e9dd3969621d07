import { payoutAccountInput } from '@balcao/server/modules/payouts/routing/payout-account.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { acquiringsCatalogue } from './catalogue.ts'

export type PayoutAccount = inferOutput<typeof api.admin.payouts.accounts>[number]

type PayoutForm = Omit<z.input<typeof payoutAccountInput>, 'status' | 'priority'> & {
  isActive: boolean
  priority: number | null
}

const { SwitchField, NumberField, MoneyField } = fieldsOf<PayoutForm>()

const payoutForm = z
  .custom<PayoutForm>()
  .transform(({ isActive, ...form }) => ({ ...form, status: isActive ? 'ACTIVE' : 'PAUSED' }))
  .pipe(payoutAccountInput)

type PayoutAccountDrawerProps = { account: PayoutAccount; onClose: () => void }

export function PayoutAccountDrawer({ account, onClose }: PayoutAccountDrawerProps) {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const save = useAction(api.admin.payouts.saveAccount)
  const { providerAccountId, payout, label } = account
  const form = useRecordForm({
    query: api.admin.payouts.accounts.queryOptions(),
    schema: payoutForm,
    toForm: (): PayoutForm => ({
      providerAccountId,
      isActive: payout?.status === 'ACTIVE',
      priority: payout?.priority ?? 1,
      payoutMaxCents: payout?.payoutMaxCents ?? null,
      dailyMaxCents: payout?.dailyMaxCents ?? null,
    }),
    save: save.run,
    proven: true,
    invalidates: [api.admin.payouts],
    savedText: text.saved,
  })
  return (
    <FormDrawer form={form} title={text.drawer(label)} onClose={onClose}>
      <SwitchField name="isActive" label={text.isActive} />
      <NumberField name="priority" label={text.priority} isRequired />
      <MoneyField name="payoutMaxCents" label={text.payoutMax} help={text.empty} />
      <MoneyField name="dailyMaxCents" label={text.dailyMax} help={text.empty} />
    </FormDrawer>
  )
}
