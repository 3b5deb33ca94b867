import { runServer } from '../../../api/src/main.ts'
import { samplePayments } from '../samples/payments.ts'

// `brand.config.ts` sets nothing up until an owner does.
await runServer(samplePayments)
