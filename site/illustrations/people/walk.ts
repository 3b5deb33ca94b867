import { hairGrey, paint, skin } from '../palette.ts'
import { border, cloth, face, fold, foot, hand, limb, moustache, shortHair, thinHair } from './parts.ts'

/** A grandfather in kurta and pancha walking to the stairs, a hand on the rail; his elbow is at 506, 398. */
export const walkingGrandfather = (): string =>
  [
    limb('M594 318C616 360 628 410 652 462', 24, skin.brown),
    limb('M592 314C606 340 612 360 616 378', 34, paint.cream),
    hand(660, 476, 62, skin.brown),
    limb('M556 238V270', 26, skin.brown),
    foot(530, 652, skin.brown),
    foot(604, 650, skin.brown),
    // The pancha: white cloth with a border, in two falls.
    cloth('M566 470H618C630 530 640 580 642 632C626 640 606 640 592 634C582 600 572 550 566 500Z', paint.white),
    border('M592 630C608 636 626 636 641 628', paint.kumkum, 8),
    cloth('M500 470H584C586 530 568 590 562 640C544 646 524 646 508 638C500 590 498 530 500 470Z', paint.white),
    border('M508 634C526 642 544 642 562 636', paint.kumkum, 8),
    fold('M540 490C542 540 536 590 532 630M560 486C560 520 556 550 552 580'),
    cloth(
      'M512 288C530 268 584 268 602 288C612 346 620 420 624 484C590 496 530 496 496 484C498 420 502 346 512 288Z',
      paint.cream,
    ),
    fold('M556 272V340M556 296h.1M556 314h.1M556 332h.1'),
    face({ x: 560, y: 212, skin: skin.brown, facing: 1, mood: 'smile' }, thinHair(hairGrey), moustache(hairGrey)),
    limb('M528 322C512 360 506 384 512 402C522 418 548 424 574 424', 24, skin.brown),
    hand(580, 424, 8, skin.brown),
    limb('M530 316C518 340 512 358 508 376', 36, paint.cream),
  ].join('')

/** The physiotherapist's far arm, behind the grandfather's back. */
export const armBehind = (): string => limb('M440 312C470 330 500 334 530 330', 34, paint.leafMid)

/** A physiotherapist in a kurta close behind, one hand below the elbow. */
export const walkingTherapist = (): string =>
  [
    limb('M404 226V262', 26, skin.deep),
    limb('M398 480C394 540 390 590 384 634', 42, paint.white),
    limb('M434 480C444 540 450 590 454 634', 42, paint.white),
    foot(382, 654, skin.deep),
    foot(452, 656, skin.deep),
    cloth(
      'M358 284C376 264 434 264 452 284C462 350 470 440 476 512C440 526 376 526 346 512C346 440 348 350 358 284Z',
      paint.leafMid,
    ),
    fold('M406 270V336M406 292h.1M406 312h.1M356 500C364 470 366 440 366 420M462 496C458 470 456 450 456 430'),
    border('M346 506C376 520 440 520 476 506', paint.turmeric, 7),
    face({ x: 408, y: 204, skin: skin.deep, facing: 1, tilt: 4, mood: 'smile' }, shortHair(paint.ink)),
    limb('M376 326C380 390 420 424 490 414', 24, skin.deep),
    limb('M374 320C374 352 380 374 392 390', 36, paint.leafMid),
    hand(498, 412, -6, skin.deep),
  ].join('')
