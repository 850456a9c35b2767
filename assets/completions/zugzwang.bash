# Completions of zugzwang for bash; the program itself says what may follow.
_zugzwang() {
    local line=${COMP_LINE:0:COMP_POINT} words=() piece='' blank word i
    COMPREPLY=()
    # Readline breaks words at = and :, which the program takes whole: what has no blank before it belongs to the last one.
    for ((i = 0; i <= COMP_CWORD; i++)); do
        blank=${line%%[![:space:]]*}
        line=${line#"$blank"}
        piece=${COMP_WORDS[i]}
        # The last one ends at the cursor.
        ((i == COMP_CWORD)) && piece=$line
        if ((i == 0)) || [[ -n $blank ]]; then
            words+=("$piece")
        else
            words[${#words[@]} - 1]+=$piece
        fi
        line=${line#"$piece"}
    done
    local whole=${words[${#words[@]} - 1]}
    # Readline puts the answer in the place of the last piece, and behind a = or : that is the last piece.
    [[ $piece == [=:] ]] && piece=''
    local before=${whole%"$piece"}

    while IFS=$'\t' read -r word _; do
        case $word in
            :files | :folders)
                compopt -o filenames 2>/dev/null
                local kind=-f
                [[ $word == :folders ]] && kind=-d
                mapfile -t COMPREPLY < <(compgen "$kind" -- "$whole")
                ;;
            *)
                # A value follows at once.
                [[ $word == *= ]] && compopt -o nospace 2>/dev/null
                COMPREPLY+=("${word#"$before"}")
                ;;
        esac
    done < <(zugzwang complete -- "${words[@]:1}" 2>/dev/null)
}
complete -F _zugzwang zugzwang
