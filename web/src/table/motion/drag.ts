/**
 * Dragging cards, with mouse, pen or finger. Whatever can be dragged carries `data-drag="market:coin"`, wherever it can
 * be dropped `data-drop="tray"`. Nothing needs it: every drag has a tap that does the same.
 */
export type DropHandler = (card: string, place: string) => void;

/** So far the pointer moves before a press becomes a drag. */
const SLACK_PX = 9;

interface Drag {
  readonly pointer: number;
  readonly source: HTMLElement;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null;
}

export function dragging(root: HTMLElement, drop: DropHandler): { destroy: () => void } {
  let drag: Drag | null = null;

  function lift(from: Drag): HTMLElement {
    const face = from.source.querySelector<HTMLElement>(".card") ?? from.source;
    const ghost = document.createElement("div");
    ghost.className = "dragged";
    ghost.setAttribute("aria-hidden", "true");
    ghost.append(face.cloneNode(true));
    // The ghost wears the card's size, which the table's layout set.
    ghost.style.setProperty("--w", `${Math.min(face.offsetWidth, 110)}px`);
    ghost.style.width = "var(--w)";
    root.append(ghost);
    root.dataset.dragging = from.card.split(":")[0];
    return ghost;
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const source = event.target.closest<HTMLElement>("[data-drag]");
    const card = source?.dataset.drag;
    if (source === null || card === undefined) return;
    drag = { pointer: event.pointerId, source, card, x: event.clientX, y: event.clientY, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (drag === null || event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK_PX;
    if (drag.ghost === null && !far) return;
    drag.ghost ??= lift(drag);
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) rotate(3deg)`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (drag === null || event.pointerId !== drag.pointer) return;
    const { ghost, card } = drag;
    end();
    if (ghost === null) return;
    // The press was a drag, so the click that follows it is not a tap.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    if (target?.dataset.drop !== undefined) drop(card, target.dataset.drop);
  }

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function end(): void {
    drag?.ghost?.remove();
    drag = null;
    delete root.dataset.dragging;
  }

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return {
    destroy() {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    },
  };
}
