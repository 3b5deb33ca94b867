import { hairGrey, paint, skin } from '../palette.ts'
import { line, thin } from '../room.ts'
import { bangles, bindi, border, bun, cloth, face, fold, foot, glasses, hand, jhumka, limb } from './parts.ts'

/** A grandmother in a saree on a chair; the nurse holds her hand at 462, 446. */
export const seatedGrandmother = (): string =>
  [
    `<path fill="${paint.wood}" ${line} d="M238 286h18v378h-18ZM226 516h176v20h-176ZM384 536h18v128h-18Z"/>`,
    limb('M320 276V312', 26, skin.wheat),
    // Skirt of the saree over the lap, pleats and border.
    cloth('M262 420C330 410 430 424 482 452C506 470 500 560 504 648H392C396 590 392 548 384 528H262Z', paint.plum),
    border('M393 640H504', paint.turmeric, 12),
    fold('M430 470C446 520 440 590 444 630M462 478C476 530 470 590 474 632'),
    // Blouse, and the end of the saree across it and over the shoulder.
    cloth('M272 322C296 304 346 304 368 322C384 366 390 402 392 440L264 446C262 400 262 360 272 322Z', paint.turmeric),
    cloth(
      'M276 318C296 306 312 306 326 310C348 350 384 392 404 436C380 452 300 452 262 440C258 396 264 344 276 318Z',
      paint.plum,
    ),
    border('M327 312C349 352 384 392 403 434', paint.turmeric, 8),
    cloth('M276 318C262 322 250 350 246 396C244 430 240 452 236 478L262 484C268 440 266 380 276 318Z', paint.plum),
    border('M238 470L262 476', paint.turmeric, 10),
    face(
      { x: 322, y: 244, skin: skin.wheat, facing: 1, tilt: 4, mood: 'smile' },
      bun(hairGrey, true),
      bindi + jhumka + glasses,
    ),
    foot(424, 658, skin.wheat),
    foot(470, 660, skin.wheat),
    limb('M356 346C374 390 392 420 452 442', 24, skin.wheat),
    limb('M354 342C362 362 368 376 376 388', 32, paint.turmeric),
    bangles(436, 436, 20),
  ].join('')

/** A nurse in kurta and dupatta on a stool, holding the grandmother's hand in both hands. */
export const seatedNurse = (): string =>
  [
    `<path fill="${paint.woodDark}" ${line} d="M598 534h130v18h-130ZM606 552h16l-8 110h-14ZM704 552h16l8 110h-14Z"/>`,
    limb('M566 480C548 520 552 580 552 634', 40, paint.white),
    limb('M600 486C580 530 584 590 584 636', 40, paint.white),
    foot(548, 656, skin.brown, -1),
    foot(584, 660, skin.brown, -1),
    limb('M654 268V304', 26, skin.brown),
    limb('M622 346C600 390 560 420 496 442', 24, skin.brown),
    // A long kurta over the lap, open at its side.
    cloth(
      'M604 318C628 300 682 300 706 320C724 380 728 460 722 540C690 548 640 552 610 548C600 566 584 580 534 574C524 540 526 490 548 462C574 444 592 440 596 436C594 396 592 352 604 318Z',
      paint.leaf,
    ),
    fold('M610 548C616 520 640 500 668 496M548 466C580 470 600 466 612 452'),
    border('M536 568C584 574 600 560 608 546', paint.turmeric, 7),
    cloth(
      'M612 312C622 340 638 360 656 366C674 360 690 340 698 314C706 318 712 324 716 332C704 372 680 396 656 398C632 396 610 372 600 330C602 322 606 316 612 312Z',
      paint.white,
    ),
    `<path fill="none" stroke="${paint.ink}" stroke-width="4" d="M640 310C634 350 640 380 652 400M676 310C682 340 676 372 660 398"/><circle cx="656" cy="408" r="9" fill="${paint.silver}" ${line}/>`,
    face(
      { x: 652, y: 236, skin: skin.brown, facing: -1, tilt: 6, mood: 'smile' },
      bun(paint.ink, true),
      bindi + jhumka,
    ),
    limb('M694 348C700 410 640 452 520 456', 24, skin.brown),
    limb('M692 344C698 372 694 392 684 408', 34, paint.leaf),
    hand(474, 440, 184, skin.brown),
    hand(486, 458, 186, skin.brown),
    `<path ${thin} d="M440 452q10 8 22 8"/>`,
  ].join('')
