import { refuse } from './project.mjs'
import { allParts, buildPart, findUnbuilt } from './setup/build-parts.mjs'
import { exclusively } from './setup/exclusively.mjs'
import { findNode } from './setup/find-node.mjs'
import { areDependenciesInstalled, installDependencies } from './setup/install-dependencies.mjs'
import { arePackagesPatched, patchPackages } from './setup/patch-packages.mjs'

/**
 * Prepares a clone to run, doing only missing steps, and returns the Node to run on. `report` gets a line for each slow
 * step. Only the needed `parts` are built.
 */
export async function setUp(report, { parts = allParts } = {}) {
  const isReady = areDependenciesInstalled() && arePackagesPatched() && findUnbuilt(parts).length === 0
  const onWait = () => report('Waiting for another set-up of this folder')
  if (!isReady)
    await exclusively(() => catchUp(report, parts), onWait).catch((error) => refuse(error.message))
  return { node: findNode() }
}

async function catchUp(report, parts) {
  if (!areDependenciesInstalled()) {
    report('Installing the packages of the lock file')
    await installDependencies()
  }
  patchPackages()
  const unbuilt = findUnbuilt(parts)
  if (unbuilt.length > 0) report(`Building ${unbuilt.map(({ name }) => name).join(', ')}`)
  // The other builds finish before a failure ends this process, so that nothing is left running.
  const endings = await Promise.allSettled(unbuilt.map(buildPart))
  for (const { reason } of endings) if (reason) throw reason
}

export const reportTo = (stream) => (line) => stream.write(`· ${line}\n`)
