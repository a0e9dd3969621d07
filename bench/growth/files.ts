export const growthPage = new URL('../../docs/operate/growth.md', import.meta.url)
export const keptDay = new URL('data/black-friday.json', import.meta.url)

export function pictureFile(name: string): URL {
  return new URL(`../../docs/images/${name}`, import.meta.url)
}
