// No file imports itself in a circle. Type imports are left out: nothing of them remains when the code runs.
import { codeFiles, type Finding, importsOf, type Problem, readSource, targetOf } from './check-sources.ts'

type Graph = Map<string, { target: string; line: number }[]>

export function check(root = '.'): Finding {
  const files = codeFiles(root)
  const graph: Graph = new Map(
    files.map((file) => [
      file,
      importsOf(readSource(root, file))
        .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
        .map(({ from, line }) => ({ target: targetOf(file, from), line })),
    ]),
  )
  return { problems: circles(graph) }
}

/** One problem per circle: the first import that closes it, found by walking depth first. */
function circles(graph: Graph): Problem[] {
  const problems: Problem[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    for (const { target, line } of graph.get(file) ?? []) {
      const start = path.indexOf(target)
      if (start >= 0) problems.push({ file, line, text: `closes a circle: ${[...path.slice(start), target].join(' -> ')}` })
      else if (!done.has(target)) visit(target, [...path, target])
    }
    done.add(file)
  }
  for (const file of graph.keys()) if (!done.has(file)) visit(file, [file])
  return problems
}
