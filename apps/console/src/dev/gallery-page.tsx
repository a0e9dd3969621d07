import { Card } from '@balcao/ui/card'
import { actionsGallery } from '@balcao/ui/gallery/actions.gallery'
import { choicesGallery } from '@balcao/ui/gallery/choices.gallery'
import { figuresGallery } from '@balcao/ui/gallery/figures.gallery'
import { formsGallery } from '@balcao/ui/gallery/forms.gallery'
import { overlaysGallery } from '@balcao/ui/gallery/overlays.gallery'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useTheme } from '@balcao/ui/theme'
import { Toaster } from '@balcao/ui/toast'
import { TooltipProvider } from '@balcao/ui/tooltip'
import { Link } from '@tanstack/react-router'

const sections = [actionsGallery, formsGallery, choicesGallery, figuresGallery, overlaysGallery]

/**
 * Every component in every state, for inspection and for the accessibility check. Exists in development only.
 */
export function GalleryPage() {
  const { choice, theme, setChoice } = useTheme()
  return (
    <TooltipProvider>
      <main className="mx-auto grid max-w-5xl gap-10 px-4 py-8">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-semibold text-2xl tracking-tight">Gallery</h1>
          <Link to="/dev/kit" className="me-auto text-primary underline-offset-2 hover:underline">
            Page kit
          </Link>
          <SegmentedControl
            label="Theme"
            value={choice}
            onChange={setChoice}
            segments={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'system', label: 'System' },
            ]}
          />
        </header>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="grid gap-4">
            <h2 className="font-semibold text-xl">{section.title}</h2>
            {section.examples.map((example) => (
              <Card key={example.name} aria-label={example.name}>
                <h3 className="mb-4 text-muted text-sm">{example.name}</h3>
                {example.element}
              </Card>
            ))}
          </section>
        ))}
      </main>
      <Toaster theme={theme} label="Notifications" closeLabel="Close" />
    </TooltipProvider>
  )
}
