/**
 * Which of the table's layouts a screen gets, said in this one place: the table wears it as classes, and everything on
 * the table is styled by those.
 *
 * - On a desktop everything is in sight at once: opponents above, hand and museum below. Where it is `short`, pieces are lower.
 * - Upright (a tablet held so) has the same pieces, each as wide as the screen, and the answers at the foot.
 * - A phone has small pieces in one column that scrolls; what is going on and the answers stay at the foot.
 * - Low (a phone on its side, a desktop looked at very closely) has a phone's pieces, hand and marketplace side by side.
 */
export const PHONE = "(max-width: 760px), ((max-width: 1000px) and (max-height: 999px)), (max-height: 599px)";
export const LOW = "(max-height: 599px) and (min-width: 600px)";
export const UPRIGHT = "(min-width: 761px) and (max-width: 1000px) and (min-height: 1000px)";
export const SHORT = "(max-height: 840px), ((max-width: 1000px) and (max-height: 1100px))";
