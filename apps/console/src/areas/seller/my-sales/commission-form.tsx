import { percentOfCents } from '@balcao/domain/money/money'
import { commissionProposalInput } from '@balcao/server/modules/corrections/late-affiliate/commission-proposal.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { type Commissionable, LastProposal } from './last-proposal.tsx'

type Input = z.input<typeof commissionProposalInput>
type CommissionFormProps = { paymentId: string; commissionable: Commissionable; onClose: () => void }

const { LookUpField, PercentField } = fieldsOf<Input>()

/** Affiliate and share; both amounts are shown before the form is sent. */
export function CommissionForm({ paymentId, commissionable, onClose }: CommissionFormProps) {
  const text = useMessages(mySalesCatalogue).affiliate
  const format = useFormat()
  const propose = useAction(api.seller.corrections.proposeCommission, { proven: true })
  const form = useRecordForm({
    schema: commissionProposalInput,
    toForm: (): Input => ({ paymentId, affiliationId: '', basisPoints: 0 }),
    save: propose.run,
    invalidates: [api.seller.corrections],
    savedText: text.sent,
  })
  const { currency, netCents, producerCents, answerBy, proposal } = commissionable
  const theirs = percentOfCents(netCents, form.form.watch('basisPoints') ?? 0)
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={text.text}
      saveLabel={text.send}
      onClose={onClose}
    >
      {proposal && <LastProposal proposal={proposal} currency={currency} />}
      <LookUpField
        name="affiliationId"
        label={text.affiliate}
        lookUp={(asked) => api.seller.corrections.affiliateOptions.queryOptions({ paymentId, ...asked })}
        detailOf={({ basisPoints }) => text.upTo(format.basisPoints(basisPoints))}
        isRequired
      />
      <PercentField name="basisPoints" label={text.share} help={text.shareHelp} isRequired />
      <MoneyLines
        lines={[
          { label: text.theirs, cents: theirs, currency },
          { label: text.yours, cents: Math.max(0, producerCents - theirs), currency, isSum: true },
        ]}
      />
      {answerBy && <p className="text-muted text-sm">{text.until(format.dateTime(answerBy))}</p>}
    </FormDialog>
  )
}
