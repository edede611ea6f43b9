// Imports between the rooms and inside them, and circles: dependency-cruiser, by the rules of .dependency-cruiser.ts.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.ts'
import { CODE_FOLDERS, type Finding, type Problem } from './sources.ts'

export async function check(root = '.'): Promise<Finding> {
  const { forbidden = [], options } = config
  const folders = CODE_FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, { ...options, baseDir: resolve(root), validate: true, ruleSet: { forbidden } })
  const { violations, totalCruised, totalDependenciesCruised } = (output as ICruiseResult).summary
  const circles = violations.filter(({ cycle }) => cycle)
  return {
    problems: [...violations.filter(({ cycle }) => !cycle).map(problemOf), ...circlesIn(circles)],
    note: `${totalCruised} files, ${totalDependenciesCruised} imports`,
  }
}

function problemOf({ from, to, rule }: IViolation): Problem {
  const comment = config.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name
  return { file: from, text: `imports ${to}: ${comment}` }
}

/** Each circle once, though every import in it closes it. */
function circlesIn(violations: IViolation[]): Problem[] {
  const circles = violations.map(({ cycle = [] }) => cycle.map(({ name }) => name))
  const known = new Map(circles.map((names) => [names.toSorted().join(), names]))
  return [...known.values()].map((names) => ({ file: names.at(-1) ?? '', text: `closes a circle: ${names.join(' -> ')}` }))
}
