// Shares the work of a training among threads, one for each processor. The tasks give the same whoever does them.
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type TrainingResult, type TrainingTask, taskRunner } from './training.ts'
import { type TrainingFiles, trainingSet } from './training-set.ts'

type Share = { training: TrainingFiles; tasks: readonly TrainingTask[] }

/** Results in the order of the tasks; a line for each that is done. */
export async function inThreads(
  training: TrainingFiles,
  tasks: readonly TrainingTask[],
  log: (line: string) => void,
): Promise<TrainingResult[]> {
  const threads = Math.min(availableParallelism(), tasks.length)
  let done = 0
  const shares = Array.from({ length: threads }, async (_, thread) => {
    const own: Share = { training, tasks: tasks.filter((_, n) => n % threads === thread) }
    const worker = new Worker(new URL(import.meta.url), { workerData: own })
    const results: TrainingResult[] = []
    worker.on('message', (result: TrainingResult) => {
      results.push(result)
      done += 1
      log(`${done} of ${tasks.length}`)
    })
    const [code] = await once(worker, 'exit')
    if (code !== 0 || results.length < own.tasks.length) throw new Error(`a thread of the training ended with ${code}`)
    return results
  })
  const results = await Promise.all(shares)
  return tasks.flatMap((_, n) => results[n % threads]?.[Math.floor(n / threads)] ?? [])
}

if (!isMainThread && parentPort && (workerData as Partial<Share> | null)?.training) {
  const { training, tasks } = workerData as Share
  const run = taskRunner(trainingSet(training))
  for (const task of tasks) parentPort.postMessage(await run(task))
}
