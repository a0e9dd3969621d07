import { isRising, tierMeasures, tiersMax } from '@balcao/domain/people/commission-tiers'
import { partnerShareMax, partnerShareMin } from '@balcao/domain/people/partnerships'
import { problem } from '@balcao/domain/texts/input-problems'
import { affiliateProgramInput, tierSteps } from '@balcao/server/modules/partners/affiliates/affiliates.input'
import { Banner } from '@balcao/ui/banner'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { ArrowRight, ChartNoAxesColumnIncreasing } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'

type Program = NonNullable<inferOutput<typeof api.seller.affiliates.getProgram>>

/** The form has whole percentages and one choice of two; the procedure takes basis points and a flag. */
const programForm = affiliateProgramInput
  .omit({ basisPoints: true, needsApproval: true, tiers: true })
  .extend({
    percent: z
      .int()
      .min(partnerShareMin / 100)
      .max(partnerShareMax / 100),
    entry: z.enum(['APPROVAL', 'OPEN']),
    tierBy: z.enum(tierMeasures),
    tierSteps,
  })
  .refine(
    ({ percent, tierBy, tierSteps: steps }) =>
      isRising({ basisPoints: percent * 100, tiers: { by: tierBy, steps } }),
    { path: ['tierSteps'], message: problem('tiers_not_rising') },
  )
type ProgramForm = z.input<typeof programForm>

const {
  SwitchField,
  RadioField,
  NumberField,
  MoneyField,
  PercentField,
  RowsField,
  TextareaField,
  TextField,
} = fieldsOf<ProgramForm>()

/** Affiliate program of the product. Its affiliates have their own screen. */
export function AffiliationTab({ productId }: { productId: string }) {
  const { affiliation: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const query = api.seller.affiliates.getProgram.queryOptions({ productId })
  const saved = useQuery(query).data
  const save = useAction(api.seller.affiliates.saveProgram)
  const form = useRecordForm({
    query,
    schema: programForm,
    toForm: (program) => programFormOf(productId, program),
    save: ({ percent, entry, tierBy, tierSteps: steps, ...program }) =>
      save.run({
        ...program,
        basisPoints: percent * 100,
        tiers: steps.length === 0 ? null : { by: tierBy, steps },
        needsApproval: entry === 'APPROVAL',
      }),
    invalidates: [api.seller.affiliates, api.seller.pricing],
  })
  return (
    <FormPanel form={form}>
      <FormSection title={text.program.title} text={text.program.text}>
        <SwitchField name="isOpen" label={text.isOpen.label} help={text.isOpen.help} />
        <SwitchField name="isListed" label={text.isListed.label} help={text.isListed.help} />
        <RadioField
          name="entry"
          label={text.needsApproval}
          options={[
            { value: 'APPROVAL', label: text.approval.label, description: text.approval.help },
            { value: 'OPEN', label: text.open.label, description: text.open.help },
          ]}
        />
        <LinkButton asChild icon={<ArrowRight />} className="justify-self-start">
          <Link to="/platform/my-affiliates">{text.all}</Link>
        </LinkButton>
      </FormSection>
      <FormSection title={text.terms.title} text={text.terms.text}>
        {saved && saved.toAccept > 0 && (
          <Banner tone="info">{text.toAccept(saved.termsVersion, saved.toAccept)}</Banner>
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <NumberField name="percent" label={text.percent} isRequired suffix="%" />
          <NumberField
            name="windowDays"
            label={text.window}
            help={text.windowHelp}
            hint={optional}
            suffix={text.windowSuffix}
          />
        </div>
        <TierFields />
        <RadioField
          name="attribution"
          label={text.attribution}
          options={[
            { value: 'LAST_CLICK', label: text.lastClick.label, description: text.lastClick.help },
            { value: 'FIRST_CLICK', label: text.firstClick.label, description: text.firstClick.help },
          ]}
        />
        <TextareaField name="rules" label={text.rules} hint={optional} rows={3} maxLength={5000} />
      </FormSection>
      <FormSection title={text.page.title} text={text.page.text}>
        <TextareaField
          name="description"
          label={text.description}
          hint={optional}
          rows={3}
          maxLength={2000}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="materialsUrl"
            label={text.materialsUrl}
            hint={optional}
            type="url"
            placeholder="https://"
          />
          <TextField name="supportEmail" label={text.supportEmail} hint={optional} type="email" />
        </div>
      </FormSection>
    </FormPanel>
  )
}

/** Higher commissions by the volume of the month. */
function TierFields() {
  const { tiers: text } = useMessages(productCatalogue).affiliation
  const { tierBy, tierSteps: steps } = useWatch<ProgramForm>() as ProgramForm
  const FromField = tierBy === 'AMOUNT' ? MoneyField : NumberField
  return (
    <>
      <RowsField
        name="tierSteps"
        label={text.label}
        help={text.help}
        rowLabel={(index) => text.row(index + 1)}
        addLabel={text.add}
        newRow={() => ({ from: null, basisPoints: null })}
        max={tiersMax}
        isUnordered
        empty={{ icon: <ChartNoAxesColumnIncreasing />, title: text.none.title, description: text.none.text }}
      >
        {(path) => (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <FromField name={`${path}.from`} label={text.from[tierBy]} isRequired />
            <PercentField name={`${path}.basisPoints`} label={text.share} isRequired />
          </div>
        )}
      </RowsField>
      {steps.length > 0 && (
        <RadioField
          name="tierBy"
          label={text.by}
          options={tierMeasures.map((by) => ({ value: by, label: text.measures[by] }))}
        />
      )}
    </>
  )
}

function programFormOf(productId: string, program: Program | null | undefined): ProgramForm {
  return {
    productId,
    version: program?.version ?? 0,
    isOpen: program?.isOpen ?? false,
    isListed: program?.isListed ?? false,
    entry: program && !program.needsApproval ? 'OPEN' : 'APPROVAL',
    attribution: program?.attribution ?? 'LAST_CLICK',
    percent: (program?.basisPoints ?? 3_000) / 100,
    tierBy: program?.tiers?.by ?? 'SALES',
    tierSteps: [...(program?.tiers?.steps ?? [])],
    windowDays: program ? program.windowDays : 60,
    description: program?.description ?? '',
    rules: program?.rules ?? '',
    materialsUrl: program?.materialsUrl ?? '',
    supportEmail: program?.supportEmail ?? '',
  }
}
