import { useMatches } from '@tanstack/react-router'
import type { Area, Screen } from './area.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    area?: Area
    screen?: Screen
  }
}

/** The screen of the open page. */
export function useCurrentScreen(): { area: Area | undefined; screen: Screen | undefined } {
  const matches = useMatches()
  return {
    area: matches.findLast((match) => match.staticData.area)?.staticData.area,
    screen: matches.findLast((match) => match.staticData.screen)?.staticData.screen,
  }
}
