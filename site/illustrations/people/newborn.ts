import { paint, skin } from '../palette.ts'
import { line, thin } from '../room.ts'
import { bangles, bindi, border, bun, cloth, face, fold, foot, hand, jhumka, limb, plait } from './parts.ts'

const baby = (): string =>
  [
    cloth(
      'M296 452C300 424 348 410 392 416C424 420 438 440 430 458C412 486 340 496 308 482C298 476 294 466 296 452Z',
      paint.turmericLight,
    ),
    fold('M318 452C344 440 374 440 396 452'),
    `<circle cx="430" cy="424" r="31" fill="${skin.wheat}" ${line}/><path fill="${paint.ink}" d="M404 414C408 392 444 388 458 412C446 404 424 402 404 414Z"/><path ${thin} d="M418 428q5 4 9 0M436 426q5 4 9 0M424 440q6 4 12 0"/>`,
  ].join('')

export const motherWithBaby = (): string =>
  [
    limb('M348 296V330', 24, skin.fair),
    foot(430, 634, skin.fair),
    cloth('M206 620C196 560 262 490 318 474H392C450 490 524 560 512 618C500 652 226 656 206 620Z', paint.rose),
    border('M210 622C250 646 470 644 508 616', paint.kumkum, 11),
    fold('M262 608C290 566 340 540 392 540M470 596C440 566 410 552 380 548'),
    foot(306, 640, skin.fair, -1),
    cloth('M298 346C318 326 378 326 398 346C408 390 408 440 404 482H300C294 440 290 390 298 346Z', paint.kumkum),
    cloth(
      'M298 346C312 332 330 328 346 332C372 372 396 420 404 482C372 492 326 490 300 482C294 440 290 390 298 346Z',
      paint.rose,
    ),
    border('M347 335C373 375 394 424 402 478', paint.kumkum, 8),
    face({ x: 354, y: 264, skin: skin.fair, facing: 1, tilt: 12, mood: 'down' }, bun(paint.ink, true), bindi + jhumka),
    baby(),
    limb('M390 360C446 384 494 424 462 466', 24, skin.fair),
    limb('M386 354C404 366 418 376 430 388', 32, paint.kumkum),
    hand(446, 474, 166, skin.fair),
    limb('M312 366C288 410 282 450 306 474C324 486 350 488 372 486', 24, skin.fair),
    limb('M312 360C300 378 292 396 288 412', 34, paint.rose),
    bangles(352, 487, 0),
    hand(386, 482, -6, skin.fair),
  ].join('')

/** A caretaker kneeling beside the mother, a hand on the cloth and one on the mother's shoulder. */
export const kneelingCaretaker = (): string =>
  [
    limb('M612 302V338', 24, skin.deep),
    foot(704, 640, skin.deep),
    cloth('M566 494C528 520 508 570 508 622C508 640 690 646 716 630C712 570 690 520 656 494Z', paint.white),
    cloth(
      'M566 350C586 332 640 332 660 350C680 420 692 500 704 596C660 616 566 612 528 590C540 500 552 420 566 350Z',
      paint.turmeric,
    ),
    border('M529 584C568 606 660 610 703 590', paint.leaf, 8),
    fold('M580 560C590 520 592 490 590 460M650 570C650 530 648 500 644 470'),
    face({ x: 608, y: 270, skin: skin.deep, facing: -1, tilt: 8, mood: 'smile' }, plait(paint.ink), bindi + jhumka),
    cloth(
      'M572 346C580 372 596 388 614 392C634 388 648 372 656 346C664 350 668 356 672 364C660 402 638 422 614 422C590 420 570 398 560 362C562 354 566 350 572 346Z',
      paint.leaf,
    ),
    limb('M576 372C540 380 490 366 424 352', 24, skin.deep),
    limb('M576 370C556 378 540 378 524 374', 34, paint.turmeric),
    hand(414, 352, 186, skin.deep),
    limb('M650 380C648 440 580 470 486 462', 24, skin.deep),
    limb('M650 376C652 402 646 420 636 434', 34, paint.turmeric),
    hand(480, 452, 200, skin.deep),
  ].join('')
