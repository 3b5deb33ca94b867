import type { PaymentSetup } from '@thodu/api/contract/payment-setup'

export const samplePayments: PaymentSetup = {
  upi: { vpa: 'care@examplebank', name: 'Thodu Care', verified: false, max: 100_000 },
  bank: { holder: 'Thodu Care', account: '123456789012', ifsc: 'EXMP0123456', bank: 'Example Bank' },
  gstin: null,
  tax: {},
}
