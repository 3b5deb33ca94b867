export const words = {
  admin: {
    rowMenu: {
      ask: 'Ask caretakers',
      arrived: 'Record arrival',
      missed: 'Record as missed',
      verify: 'Checks done',
      reason: 'Reason for the delay',
      hold: 'Put on hold',
    },
  },
}
