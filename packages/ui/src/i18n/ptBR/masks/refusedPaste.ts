const characters = (takesLetters: boolean) => (takesLetters ? 'caracteres' : 'dígitos');

/** For a refused paste, which changes nothing in the field. */
export const refusedPastePtBR = {
  pastedTooLong: (pasted: number, places: number, takesLetters: boolean) =>
    `O texto colado tem ${pasted} ${characters(takesLetters)} e o campo aceita ${places}; nada foi colado`,
  pastedWithoutRoom: (pasted: number, room: number, takesLetters: boolean) =>
    room === 0
      ? 'O campo está cheio; nada foi colado'
      : `O texto colado tem ${pasted} ${characters(takesLetters)} e só ${room === 1 ? 'cabe' : 'cabem'} ${room}; nada foi colado`,
  /** The field was empty: the form cannot be submitted until the user types a value or clears the refusal. */
  refusedWhileEmpty: (reason: string) => `${reason.replace(/[.;]$/, '')}. Digite o valor ou limpe o campo.`,
  clearRefusal: (label: string) => `Limpar ${label}`,
};
