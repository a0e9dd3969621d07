import { inFrame } from './frame.ts'

let announce = (_path: string): void => undefined

/** Calls the listener with the target before `goTo` leaves a framed page. */
export function whenGoing(listener: (path: string) => void): void {
  announce = listener
}

/** Navigates to the next page of the purchase. */
export function goTo(path: string): void {
  announce(path)
  window.location.assign(inFrame(path))
}
