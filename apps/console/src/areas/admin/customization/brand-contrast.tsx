import { brandTokens } from '@balcao/domain/texts/brand-tokens'
import { contrastRatio, parseColour } from '@balcao/domain/texts/contrast'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useWatch } from 'react-hook-form'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { BrandForm } from './brand.ts'
import { customizationCatalogue } from './catalogue.ts'

/** WCAG contrast of shapes and of text. Where the colour itself falls short, pages use a shade of it. */
const shapeMin = 3
const textMin = 4.5
const grounds = { page: '#ffffff', dark: '#191a17' }

/** Contrast of the form's colour, and whether it will be accepted. */
export function BrandContrast() {
  const text = useMessages(customizationCatalogue)
  const format = useFormat()
  const brandColor = useWatch<BrandForm, 'brandColor'>({ name: 'brandColor' })
  if (!/^#[0-9a-f]{6}$/i.test(brandColor)) return null
  const tokens = brandTokens(brandColor, 'light')
  const lines = [
    { id: 'page', ratio: between(brandColor, grounds.page), min: shapeMin, failed: text.darkened },
    { id: 'dark', ratio: between(brandColor, grounds.dark), min: shapeMin, failed: text.adapted },
    {
      id: 'text',
      ratio: between(tokens['--color-on-primary'] ?? '', tokens['--color-primary'] ?? ''),
      min: textMin,
      failed: text.tooLittle,
    },
  ] as const
  return (
    <section aria-label={text.contrast} className="grid gap-2 rounded-control border border-default p-3">
      <h3 className="font-medium text-sm">{text.contrast}</h3>
      <dl className="grid gap-1.5">
        {lines.map(({ id, ratio, min, failed }) => (
          <div key={id} className="flex flex-wrap items-center justify-between gap-2">
            <dt className="text-muted">{text.contrastOf[id]}</dt>
            <dd className="flex flex-wrap items-center gap-2 tabular-nums">
              {format.decimal(ratio)}:1
              <StatusBadge tone={ratio >= min ? 'positive' : id === 'text' ? 'negative' : 'info'}>
                {ratio >= min ? text.enough : failed}
              </StatusBadge>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function between(first: string, second: string): number {
  const [one, other] = [parseColour(first), parseColour(second)]
  return one && other ? contrastRatio(one, other) : 1
}
