import type { App } from '#app.ts'

/** The app with its clock at an instant of the past; never later than now. */
export function atInstant(app: App, instant: Date): App {
  const now = () => new Date(Math.min(instant.getTime(), app.clock.now().getTime()))
  return { ...app, clock: { now }, worldClock: { now } }
}
