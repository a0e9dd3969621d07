import { staffLimitsInput } from '@balcao/server/modules/accounts/staff/staff.input'
import { Banner } from '@balcao/ui/banner'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { type LimitsForm, limitsFormOf, limitsOf } from './limits-form.ts'
import { orPropose } from './or-propose.ts'
import type { StaffMember } from './staff.ts'

const { MoneyField, SwitchField, LookUpsField, TextareaField } = fieldsOf<LimitsForm>()
const limitsSchema = z.custom<LimitsForm>().transform(limitsOf).pipe(staffLimitsInput)

/** Reach of the staff member's flags: the largest withdrawal, and the sellers. */
export function LimitsTab({ member }: { member: StaffMember }) {
  const { limits: text, proposed } = useMessages(manageFunctionariesCatalogue)
  const limit = orPropose(useAction(api.admin.staff.limit), useAction(api.admin.staffChanges.limit))
  const form = useRecordForm({
    query: api.admin.staff.get.queryOptions({ userId: member.id }),
    schema: limitsSchema,
    toForm: (record = member) => limitsFormOf(record),
    save: limit,
    proven: true,
    invalidates: [api.admin.staff, api.admin.approvals],
    savedText: ({ isProposed }) => (isProposed ? proposed : text.saved),
  })
  if (member.isSelf) return <Banner tone="info">{text.own}</Banner>
  return (
    <FormPanel form={form} saveLabel={text.save}>
      <MoneyField name="approvesAloneMaxCents" label={text.alone} help={text.aloneHelp} />
      <MoneyField name="approvesMaxCents" label={text.most} help={text.mostHelp} />
      <SwitchField name="ownSellersOnly" label={text.ownSellers} help={text.ownSellersHelp} />
      <Sellers member={member} />
      <TextareaField
        name="reason"
        label={text.reason}
        help={text.reasonHelp}
        rows={2}
        maxLength={500}
        isRequired
      />
    </FormPanel>
  )
}

function Sellers({ member }: { member: StaffMember }) {
  const text = useMessages(manageFunctionariesCatalogue).limits
  const isShown = useWatch<LimitsForm, 'ownSellersOnly'>({ name: 'ownSellersOnly' })
  if (!isShown) return null
  return (
    <LookUpsField
      name="sellerIds"
      label={text.sellers}
      help={text.sellersHelp}
      lookUp={api.admin.staff.sellers.queryOptions}
      addLabel={text.addSeller}
      removeLabel={text.removeSeller}
      names={new Map(member.limits.sellers?.map(({ id, name }) => [id, name]))}
    />
  )
}
