import { contrastRatio, darkenUntil, hexOf, parseColour, readableTextOn } from '@balcao/domain/texts/contrast'
import { Button } from '@balcao/ui/button'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { LookForm } from './look-form.ts'

/** WCAG 2.2 AA for text, and the contrast from which a colour is darkened instead of getting black text. */
const textContrast = 4.5
const partContrast = 3
const white = { red: 255, green: 255, blue: 255 }

/** Contrast of the pay button in the main colour, and the nearest colour with readable white text. */
export function ButtonContrast() {
  const { contrast: text } = useMessages(checkoutBuilderCatalogue)
  const ratioText = useRatioText()
  const { setValue } = useFormContext<LookForm>()
  const value = useWatch<LookForm, 'look.builder.colorPrimary'>({ name: 'look.builder.colorPrimary' })
  const colour = parseColour(value)
  if (!colour) return null
  const ratio = contrastRatio(colour, white)
  if (ratio >= textContrast) return <p className="text-muted text-sm">{text.white(ratioText(ratio))}</p>
  const deeper = hexOf(darkenUntil(colour, textContrast))
  const black = { red: 0, green: 0, blue: 0 }
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>
        {ratio >= partContrast
          ? text.deepened(ratioText(ratio), deeper)
          : text.dark(ratioText(contrastRatio(colour, black)))}
      </p>
      <Button
        size="small"
        icon={<Swatch colour={deeper} />}
        onClick={() => setValue('look.builder.colorPrimary', deeper, { shouldDirty: true })}
      >
        {text.use(deeper)}
      </Button>
    </div>
  )
}

type StripNames = {
  textName: 'look.builder.bannerTextColor' | 'look.builder.countdown.textColor'
  backgroundName: 'look.builder.bannerTextBackgroundColor' | 'look.builder.countdown.backgroundColor'
}

/** Whether a strip is readable, and a text colour that is. */
export function StripContrast({ textName, backgroundName }: StripNames) {
  const { contrast: text } = useMessages(checkoutBuilderCatalogue)
  const ratioText = useRatioText()
  const { setValue } = useFormContext<LookForm>()
  const [textValue, backgroundValue] = useWatch<LookForm, [typeof textName, typeof backgroundName]>({
    name: [textName, backgroundName],
  })
  const [front, back] = [parseColour(textValue ?? ''), parseColour(backgroundValue ?? '')]
  if (!front || !back) return null
  const ratio = contrastRatio(front, back)
  if (ratio >= textContrast)
    return (
      <p className="text-positive text-sm">
        {text.readable}, {text.ratio(ratioText(ratio)).toLowerCase()}
      </p>
    )
  const better = readableTextOn(backgroundValue ?? '')
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-pending-soft p-3 text-sm">
      <p>{text.tooLow(ratioText(ratio))}</p>
      <Button
        size="small"
        icon={<Swatch colour={better} />}
        onClick={() => setValue(textName, better, { shouldDirty: true })}
      >
        {text.use(better)}
      </Button>
    </div>
  )
}

function useRatioText(): (ratio: number) => string {
  const format = useFormat()
  return (ratio) => format.decimal(ratio)
}

function Swatch({ colour }: { colour: string }) {
  return <span className="size-4 rounded-small border border-default" style={{ backgroundColor: colour }} />
}
