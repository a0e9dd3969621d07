import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { ComponentType } from 'react'
import type { Catalogue } from '#i18n/define-catalogue.ts'
import type { ScreenIcon } from './screen-icons.ts'

/** Menu texts of an area. PT_BR is the source of the keys that its screens may use. */
export type AreaMessages = {
  name: string
  groups: Record<string, string>
  screens: Record<string, string>
  /** Search words for the content of a screen beyond its title, separated by spaces. */
  keywords?: Record<string, string>
}

/**
 * One line of an area's table of screens. Menu, guard, breadcrumb, palette and the smoke test are derived
 * from it.
 */
export type Screen<Title extends string = string, Group extends string = string> = {
  /** Inside the area's prefix; `my-products/product/$productId` has a parameter, and '' is the prefix itself. */
  path: string
  title: Title
  load: () => Promise<ComponentType>
  /** The messages of the page, fetched together with its code. */
  catalogues?: readonly Catalogue<unknown>[]
  /** Only staff are limited by flags. */
  permission?: AdminPermission
  /** A second flag that opens the screen, for the part that the flag allows. */
  alsoFor?: AdminPermission
  /** Without it the screen is reachable, but not in the menu. */
  menu?: { icon: ScreenIcon; group?: Group }
  /** The path of the screen above it, for the breadcrumb. */
  parent?: string
}

/** Facts about an area before its screens are loaded. */
export type AreaEntry = {
  role: Role
  prefix: string
  /** Login page of the area. */
  door: string
  catalogue: Catalogue<AreaMessages>
}

export type Area = AreaEntry & { screens: readonly Screen[] }

/** Checks that titles and groups are keys of the area's own catalogue. */
export function defineScreens<Messages extends AreaMessages>(
  screens: readonly Screen<keyof Messages['screens'] & string, keyof Messages['groups'] & string>[],
): Area['screens'] {
  return screens
}

export function screenAddress(area: Pick<Area, 'prefix'>, screen: Pick<Screen, 'path'>): string {
  return screen.path === '' ? area.prefix : `${area.prefix}/${screen.path}`
}
