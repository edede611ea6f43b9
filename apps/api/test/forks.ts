// Processes that a test has had forked, where it watches `fork`.
import { type ChildProcess, fork } from 'node:child_process'
import { vi } from 'vitest'

export const livingForks = (): ChildProcess[] =>
  vi
    .mocked(fork)
    .mock.results.map(({ value }) => value as ChildProcess)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
