/** Attributes of a field for a new password: what phones suggest by themselves then keeps the rules (rule ACC-3). */
export const suggestedPassword = {
  passwordrules:
    'minlength: 12; maxlength: 128; required: lower; required: upper; required: digit; required: [@$!%*?&];',
} as const
