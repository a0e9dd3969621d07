import { emailChangeInput } from '@balcao/server/modules/corrections/buyer-email/email-change.input'
import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { mySalesCatalogue } from './catalogue.ts'
import type { SaleSubject } from './sale-actions.ts'

const { TextField } = fieldsOf<z.input<typeof emailChangeInput>>()

/** Sends a code to the buyer's corrected address, and shows the state of the last attempt. */
export function EmailDialog({ sale: { paymentId }, onClose }: { sale: SaleSubject; onClose: () => void }) {
  const text = useMessages(mySalesCatalogue).email
  const ask = useAction(api.seller.corrections.askEmailChange, { proven: true })
  const form = useRecordForm({
    schema: emailChangeInput,
    toForm: () => ({ paymentId, email: '' }),
    save: ask.run,
    invalidates: [api.seller.corrections],
    savedText: text.sent,
  })
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      <LastChange paymentId={paymentId} />
      <TextField name="email" label={text.email} type="email" autoComplete="off" isRequired />
    </FormDialog>
  )
}

function LastChange({ paymentId }: { paymentId: string }) {
  const text = useMessages(mySalesCatalogue).email.state
  const format = useFormat()
  const { data: change } = useQuery(api.seller.corrections.emailChange.queryOptions({ paymentId }))
  if (!change) return null
  const until = change.until === null ? '' : format.dateTime(change.until)
  return (
    <Banner tone={change.state === 'UNDONE' ? 'negative' : 'info'}>
      {text[change.state](change.email, until)}
    </Banner>
  )
}
