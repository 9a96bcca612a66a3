/**
 * Scripts by which a shell completes what is typed.
 *
 * Each hands over the words up to where somebody types, and takes back a line for each word that could stand there, with
 * what it means behind a tab. Where there is none, the shell completes names of files.
 *
 * @module
 */

const BASH = `_rulewright() {
  local IFS=$'\\n'
  COMPREPLY=($(rulewright complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _rulewright rulewright
`

const ZSH = `#compdef rulewright
_rulewright() {
  local -a found
  found=("\${(@f)$(rulewright complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null | sed 's/:/\\\\:/g; s/\\t/:/')}")
  if [[ -n "$found" ]]; then _describe rulewright found; else _files; fi
}
compdef _rulewright rulewright
`

const FISH = `complete -c rulewright -a '(rulewright complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`

export const SHELLS = { bash: BASH, zsh: ZSH, fish: FISH } as const
