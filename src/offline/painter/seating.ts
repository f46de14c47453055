import type { Random } from '../../core/random.ts';
import type { View } from './camera.ts';
import { heightIn, type Motif, motifs } from './motifs/motifs.ts';
import type { Habitat, Layer, Spot, Stage } from './stage.ts';

/** A box in the picture, in picture units after the camera's transformation. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A motif and its spot in a layer. */
export interface Guest {
  readonly motif: Motif;
  readonly spot: Spot;
}

/** The size of a motif or character: its height in spot sizes, and half its width in hundredths of that height. */
interface Bulk {
  readonly height: number;
  readonly half: number;
  readonly anchor: 'foot' | 'middle';
}

/** The share of the width and height that stays free at each edge: some kingdoms are painted on paper with a bare edge. */
const margin = 0.032;

/** The share of a motif's box that may be hidden. If more is hidden, another spot is tried. */
const maxHidden = 0.22;

/** The same share for a motif that the scene named, if there is no better spot. */
const maxHiddenIfAsked = 0.45;

/** Habitats for a motif that must be shown and has no spot of its own habitat, best first. */
const anywhere: readonly (Habitat | undefined)[] = ['floor', 'ground', 'far', undefined];

const floats = (habitat: Habitat) => habitat === 'air' || habitat === 'sky';

/** The y at which a motif is drawn: a foot is put below the middle of a spot in the air. */
export function footing(spot: Spot, { anchor, height }: Pick<Bulk, 'anchor' | 'height'>): number {
  const size = spot.size * height;
  if (anchor === 'foot' && floats(spot.habitat)) return spot.y + size * 0.5;
  if (anchor === 'middle' && !floats(spot.habitat)) return spot.y - size * 0.75;
  return spot.y;
}

/** The box of a motif at `spot`. */
function boxOf(spot: Spot, bulk: Bulk, view: View): Box {
  const size = spot.size * bulk.height;
  const half = (size * bulk.half) / 100;
  const y = footing(spot, bulk);
  const [above, below] = bulk.anchor === 'foot' ? [size * 1.05, size * 0.1] : [size * 0.6, size * 0.6];
  return {
    left: view.left + (spot.x - half) * view.scale,
    right: view.left + (spot.x + half) * view.scale,
    top: view.top + (y - above) * view.scale,
    bottom: view.top + (y + below) * view.scale,
  };
}

/** The spot, moved so that the whole motif is inside the picture. */
export function framed(stage: Stage, spot: Spot, bulk: Bulk, view: View): Spot {
  const { left, right, bottom } = boxOf(spot, bulk, view);
  const edge = stage.width * margin;
  const sunk = spot.habitat === 'horizon' ? 0 : Math.max(0, bottom - (stage.height - edge));
  const [before, after] = [edge - left, right - (stage.width - edge)];
  const push = before > 0 && after > 0 ? (before - after) / 2 : before > 0 ? before : after > 0 ? -after : 0;
  return { ...spot, x: spot.x + push / view.scale, y: spot.y - sunk / view.scale };
}

/** The share of `box` that the others cover. */
function hidden(box: Box, others: readonly Box[]): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  const covered = others.reduce((sum, other) => {
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
  return covered / area;
}

const shifts = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.17, -0.17] as const;

/** Yields the positions to try for a spot: several along x if the motif may be shifted there, else the spot alone. */
function* stands(stage: Stage, spot: Spot): Generator<Spot> {
  const free = spot.habitat === 'ground' || spot.habitat === 'floor' || floats(spot.habitat);
  for (const shift of free ? shifts : [0]) yield { ...spot, x: spot.x + shift * stage.width };
}

interface Seat {
  readonly layer: Layer;
  readonly from: Spot;
  readonly spot: Spot;
  readonly box: Box;
  readonly hidden: number;
}

/**
 * Gives each motif a spot of one of its habitats, best first. Motifs are whole inside the picture and do not overlap
 * each other or the protagonist. When the motifs were `asked` for, the first is shown even outside its habitats; the
 * others are shown only where there is room.
 */
export function seat(
  stage: Stage,
  layers: readonly Layer[],
  viewOf: (layer: Layer) => View,
  cast: { readonly others: readonly Motif[]; readonly asked: boolean },
  hero: { readonly layer: Layer; readonly spot: Spot; readonly bulk: Bulk } | undefined,
  random: Random,
): Map<Layer, Guest[]> {
  const free = random.shuffle(
    layers.flatMap((layer) => (layer.spots ?? []).map((spot) => ({ layer, spot }))),
  );
  const taken: Box[] = hero ? [boxOf(hero.spot, hero.bulk, viewOf(hero.layer))] : [];
  for (const layer of layers.filter(({ light }) => light.disc).slice(0, 1)) {
    const disc: Bulk = { height: 1, half: 50, anchor: 'middle' };
    taken.push(boxOf({ habitat: 'sky', ...layer.light, size: 150 }, disc, viewOf(layer)));
  }

  /** The free seat in `habitat` where the least of the motif is hidden; without a habitat, at any spot but the horizon. */
  function best(motif: Motif, habitat: Habitat | undefined): Seat | undefined {
    let found: Seat | undefined;
    for (const { layer, spot: from } of free) {
      if (habitat === undefined ? from.habitat === 'horizon' : from.habitat !== habitat) continue;
      for (const stand of stands(stage, from)) {
        const bulk = { ...motifs[motif], height: heightIn(motif, from.habitat) };
        const spot = framed(stage, stand, bulk, viewOf(layer));
        const box = boxOf(spot, bulk, viewOf(layer));
        const seat = { layer, from, spot, box, hidden: from.habitat === 'horizon' ? 0 : hidden(box, taken) };
        if (!found || seat.hidden < found.hidden) found = seat;
        if (found.hidden === 0) return found;
      }
    }
    return found;
  }

  const seated = new Map<Layer, Guest[]>();
  cast.others.forEach((motif, index) => {
    const must = cast.asked && index === 0;
    const limit = cast.asked ? maxHiddenIfAsked : maxHidden;
    let chosen: Seat | undefined;
    for (const habitat of motifs[motif].habitats) {
      const seat = best(motif, habitat);
      if (seat && (!chosen || seat.hidden < chosen.hidden)) chosen = seat;
      if (chosen && chosen.hidden <= maxHidden) break;
    }
    if (must) for (const habitat of anywhere) chosen ??= best(motif, habitat);
    if (!chosen || (!must && chosen.hidden > limit)) return;
    const { layer, from, spot, box } = chosen;
    free.splice(
      free.findIndex((candidate) => candidate.spot === from),
      1,
    );
    if (from.habitat !== 'horizon') taken.push(box);
    seated.set(layer, [...(seated.get(layer) ?? []), { motif, spot }]);
  });
  return seated;
}
