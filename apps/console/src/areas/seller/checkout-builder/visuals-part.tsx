import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import { ButtonContrast } from './contrast-note.tsx'
import type { LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { RadioField, ColourField, UploadField } = fieldsOf<LookForm>()
const pictures = {
  purpose: 'CHECKOUT_IMAGE',
  accept: ['image/png', 'image/jpeg', 'image/webp'],
  maxMegabytes: 5,
  keep: 'imageUrl',
  removedAs: 'remove',
} as const

/** Layout, colour and pictures. */
export function VisualsPart() {
  const { visuals: text } = useMessages(checkoutBuilderCatalogue)
  return (
    <>
      <PartGroup title={text.template}>
        <RadioField
          name="look.template"
          label={text.template}
          isLabelHidden
          options={checkoutTemplates.map((template) => ({
            value: template,
            label: text.templates[template].label,
            description: text.templates[template].help,
          }))}
        />
      </PartGroup>
      <PartGroup title={text.colour} isTitleHidden>
        <ColourField name="look.builder.colorPrimary" label={text.colour} />
        <ButtonContrast />
      </PartGroup>
      <PartGroup title={text.logo} isTitleHidden>
        <UploadField
          {...pictures}
          name="look.builder.logoTopImageURL"
          label={text.logo}
          help={text.logoHelp}
        />
      </PartGroup>
      <PartGroup title={text.header} isTitleHidden>
        <UploadField
          {...pictures}
          name="look.builder.headerImageURL"
          label={text.header}
          help={text.headerHelp}
        />
        <p className="text-muted text-sm">{text.theme}</p>
      </PartGroup>
    </>
  )
}
