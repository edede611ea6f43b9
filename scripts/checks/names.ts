// File names that say nothing.
import { CODE_FOLDERS, codeFiles, type Finding } from './sources.ts'

const NAMELESS = ['util', 'utils', 'helper', 'helpers', 'misc', 'common']

export function check(root = '.'): Finding {
  const problems = codeFiles(root, CODE_FOLDERS).flatMap((file) => {
    const name = file.split('/').find((part) => NAMELESS.includes(part.replace(/\..*$/, '')))
    return name ? [{ file, text: `"${name}" says nothing: name the file for its subject` }] : []
  })
  return { problems }
}
