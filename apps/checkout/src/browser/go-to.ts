import { inFrame } from './frame.ts'

let announce = (_path: string): void => undefined

/** Announces the target before a framed page is left. */
export function whenGoing(listener: (path: string) => void): void {
  announce = listener
}

/** Navigates to the next page of the purchase. */
export function goTo(path: string): void {
  announce(path)
  window.location.assign(inFrame(path))
}
