# Completions of zugzwang for fish; the program itself says what may follow.
function __zugzwang_complete
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l answer (zugzwang complete -- $words[2..-1] "$last" 2>/dev/null)
    switch "$answer[1]"
        case ':files*'
            __fish_complete_path "$last"
        case ':folders*'
            __fish_complete_directories "$last"
        case '*'
            printf '%s\n' $answer
    end
end
complete -c zugzwang -f -k -a '(__zugzwang_complete)'
