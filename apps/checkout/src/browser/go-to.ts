import { inFrame } from './frame.ts'

let announce = (_path: string): void => undefined

/** A framed page says where it goes before it leaves. */
export function whenGoing(listener: (path: string) => void): void {
  announce = listener
}

/** Goes on to the next page of the purchase. */
export function goTo(path: string): void {
  announce(path)
  window.location.assign(inFrame(path))
}
