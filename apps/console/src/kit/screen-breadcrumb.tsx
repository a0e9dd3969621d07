import { Breadcrumb } from '@balcao/ui/breadcrumb'
import { Link } from '@tanstack/react-router'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { type Area, type Screen, screenAddress } from '#screens/area.ts'
import { useCurrentScreen } from '#screens/use-current-screen.ts'

type ScreenBreadcrumbProps = {
  title: string
  /** Records between the parent screen and this one. */
  within?: readonly { to: string; label: string }[]
}

/** Breadcrumb from the table of screens; its last part is the page's own title. */
export function ScreenBreadcrumb(props: ScreenBreadcrumbProps) {
  const { area, screen } = useCurrentScreen()
  return area && screen?.parent !== undefined ? <Path area={area} screen={screen} {...props} /> : null
}

type PathProps = ScreenBreadcrumbProps & { area: Area; screen: Screen }

function Path({ area, screen, title, within = [] }: PathProps) {
  const core = useMessages(coreCatalogue)
  const menu = useMessages(area.catalogue)
  const ancestors = ancestorsOf(area, screen)
  return (
    <Breadcrumb
      label={core.shell.breadcrumb}
      crumbs={[
        ...ancestors.map((ancestor) => ({
          id: ancestor.path,
          content: <Link to={screenAddress(area, ancestor)}>{menu.screens[ancestor.title]}</Link>,
        })),
        ...within.map(({ to, label }) => ({ id: to, content: <Link to={to}>{label}</Link> })),
        { id: screen.path, content: title },
      ]}
    />
  )
}

function ancestorsOf(area: Area, screen: Screen): Screen[] {
  const parent = area.screens.find((candidate) => candidate.path === screen.parent)
  return parent ? [...ancestorsOf(area, parent), parent] : []
}
