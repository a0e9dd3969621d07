import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useTheme } from '@balcao/ui/theme'
import { Toaster } from '@balcao/ui/toast'
import { TooltipProvider } from '@balcao/ui/tooltip'
import { Link } from '@tanstack/react-router'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { StepUpProvider } from '#kit/action/step-up.tsx'
import { DetailExample } from './detail-example.tsx'
import { DrawerExample } from './drawer-example.tsx'
import { FormExample } from './form-example.tsx'
import { ListExample } from './list-example.tsx'

const examples = { form: FormExample, list: ListExample, drawer: DrawerExample, detail: DetailExample }

const names = Object.keys(examples) as (keyof typeof examples)[]

/** The pages of the kit on invented data, as a pattern for screens. */
export function KitPage() {
  const { theme } = useTheme()
  const [{ example }, change] = useSearchTexts()
  const shown = names.find((name) => name === example) ?? 'form'
  const Example = examples[shown]
  return (
    <TooltipProvider>
      <StepUpProvider>
        <main className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-8">
          <div className="flex flex-wrap items-center gap-4">
            <SegmentedControl
              label="Page of the kit"
              value={shown}
              onChange={(next) => change({ example: next })}
              segments={[
                { value: 'form', label: 'Form' },
                { value: 'list', label: 'Lists' },
                { value: 'drawer', label: 'Drawer' },
                { value: 'detail', label: 'Detail' },
              ]}
            />
            <Link to="/dev/gallery" className="text-primary underline-offset-2 hover:underline">
              Gallery
            </Link>
          </div>
          <div>
            <Example />
          </div>
        </main>
      </StepUpProvider>
      <Toaster theme={theme} label="Notifications" closeLabel="Close" />
    </TooltipProvider>
  )
}
