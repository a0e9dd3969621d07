import { useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import { ChatGroup } from './chat-group.tsx'
import { StripContrast } from './contrast-note.tsx'
import { FeedbacksGroup } from './feedbacks-group.tsx'
import type { LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { SwitchField, TextField, ColourField, NumberField } = fieldsOf<LookForm>()

/** Banners, testimonials and the chat button. */
export function BannersPart() {
  const { banners: text } = useMessages(checkoutBuilderCatalogue)
  const [hasBanner, hasCountdown] = useWatch<
    LookForm,
    ['look.builder.enabledBannerText', 'look.builder.countdown.enabled']
  >({ name: ['look.builder.enabledBannerText', 'look.builder.countdown.enabled'] })
  return (
    <>
      <PartGroup title={text.text}>
        <SwitchField name="look.builder.enabledBannerText" label={text.enabled} />
        {hasBanner && (
          <>
            <TextField name="look.builder.bannerText" label={text.bannerText} maxLength={120} />
            <div className="grid grid-cols-2 gap-3">
              <ColourField name="look.builder.bannerTextColor" label={text.textColour} />
              <ColourField name="look.builder.bannerTextBackgroundColor" label={text.background} />
            </div>
            <StripContrast
              textName="look.builder.bannerTextColor"
              backgroundName="look.builder.bannerTextBackgroundColor"
            />
          </>
        )}
      </PartGroup>
      <PartGroup title={text.countdown}>
        <SwitchField name="look.builder.countdown.enabled" label={text.countdownEnabled} />
        {hasCountdown && (
          <>
            <NumberField name="look.builder.countdown.minutes" label={text.minutes} isRequired />
            <TextField name="look.builder.countdown.text" label={text.countdownText} maxLength={80} />
            <TextField name="look.builder.countdown.endText" label={text.endText} maxLength={80} />
            <div className="grid grid-cols-2 gap-3">
              <ColourField name="look.builder.countdown.textColor" label={text.textColour} />
              <ColourField name="look.builder.countdown.backgroundColor" label={text.background} />
            </div>
            <StripContrast
              textName="look.builder.countdown.textColor"
              backgroundName="look.builder.countdown.backgroundColor"
            />
          </>
        )}
      </PartGroup>
      <FeedbacksGroup />
      <ChatGroup />
    </>
  )
}
